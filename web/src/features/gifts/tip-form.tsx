// A tip: one of the usual amounts, or a custom one.
import { useId, useState } from 'react';
import { formatNumber } from '../../lib/formats.ts';
import { Chip } from '../../ui/chip.tsx';
import { controlStyle } from '../../ui/control-style.ts';
import type { FormProps } from './gift-form.tsx';
import { SendBar } from './send-bar.tsx';
import { texts } from './texts.ts';
import { useSend } from './use-send.ts';

const USUAL = [5, 10, 25, 50, 100];
const LEAST = 1;
const MAX = 1_000;

const amountIn = (text: string): number | undefined => {
  const amount = Number(text.trim());
  const isAmount = /^\d+$/.test(text.trim()) && amount >= LEAST && amount <= MAX;
  return isAmount ? amount : undefined;
};

export function TipForm({ character, onDone }: FormProps) {
  const [text, setText] = useState(String(USUAL[1]));
  const id = useId();
  const send = useSend(onDone);
  const amount = amountIn(text);
  const wrong = texts.amount_wrong(LEAST, formatNumber(MAX));
  const isWrong = amount === undefined && text.trim() !== '';
  const press = () => {
    if (amount === undefined) return;
    void send.run({
      price: amount,
      purpose: texts.to_tip(character.name),
      done: texts.tipped(formatNumber(amount), character.name),
      body: { character_id: character.id, token_amount: amount },
    });
  };
  return (
    <div className="flex flex-col gap-5">
      <div role="group" aria-label={texts.presets} className="flex flex-wrap gap-2">
        {USUAL.map((one) => (
          <Chip key={one} pressed={amount === one} onPress={() => setText(String(one))}>
            {texts.price(String(one))}
          </Chip>
        ))}
      </div>
      <div className="flex flex-col gap-1.5">
        <label htmlFor={id} className="font-medium">
          {texts.amount}
        </label>
        <input
          id={id}
          inputMode="numeric"
          value={text}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
          onChange={(event) => setText(event.target.value)}
          className={controlStyle({ invalid: isWrong })}
        />
        {isWrong && (
          <p id={`${id}-wrong`} className="text-sm text-danger">
            {wrong}
          </p>
        )}
      </div>
      <SendBar
        label={texts.send_tip}
        price={amount}
        hint={wrong}
        pending={send.pending}
        failure={send.failure}
        onPress={press}
      />
    </div>
  );
}
