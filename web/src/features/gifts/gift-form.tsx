// Selects a gift, and the name on its card.
import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Coins, Gift } from 'lucide-react';
import { formatNumber } from '../../lib/formats.ts';
import { q } from '../../lib/queries.ts';
import { controlStyle } from '../../ui/control-style.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { SendBar } from './send-bar.tsx';
import { texts } from './texts.ts';
import { useSend } from './use-send.ts';

export interface FormProps {
  character: { id: string; name: string };
  onDone: () => void;
}

interface Item {
  id: string;
  name: string;
  tokens: number;
}

const MAX_NAME = 50;
/** Three per row, fewer with large text. */
const grid = 'grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2 sm:gap-3';

export function GiftForm(props: FormProps) {
  const { data, isPending, refetch } = useQuery(q.wallet.storeItems());
  if (isPending)
    return (
      <Loading label={texts.loading} count={6} className={`min-h-72 ${grid}`}>
        <Skeleton radius="card" className="h-32" />
      </Loading>
    );
  if (!data)
    return (
      <ErrorState title={texts.failed} level="h3" onRetry={() => void refetch()}>
        {texts.failed_sentence}
      </ErrorState>
    );
  const gifts = data.items.filter(({ kind }) => kind === 'gift');
  if (gifts.length === 0)
    return (
      <EmptyState scene="cup" title={texts.none} level="h3">
        {texts.none_sentence}
      </EmptyState>
    );
  return <Gifts gifts={gifts} {...props} />;
}

function Gifts({ gifts, character, onDone }: FormProps & { gifts: readonly Item[] }) {
  const [chosen, setChosen] = useState<string>();
  const [signature, setSignature] = useState('');
  const id = useId();
  const send = useSend(onDone);
  const gift = gifts.find((one) => one.id === chosen);
  const press = () => {
    if (!gift) return;
    const user_name = signature.trim();
    void send.run({
      price: gift.tokens,
      purpose: texts.to_give(gift.name, character.name),
      done: texts.given(gift.name, character.name),
      body: {
        store_item_id: gift.id,
        character_id: character.id,
        ...(user_name === '' ? {} : { user_name }),
      },
    });
  };
  return (
    <div className="flex flex-col gap-5">
      <fieldset role="radiogroup" aria-label={texts.gifts} className={grid}>
        {gifts.map((one) => (
          <GiftCard
            key={one.id}
            gift={one}
            checked={one.id === chosen}
            onChoose={() => setChosen(one.id)}
          />
        ))}
      </fieldset>
      <div className="flex flex-col gap-1.5">
        <label htmlFor={id} className="font-medium">
          {texts.signature}
        </label>
        <input
          id={id}
          maxLength={MAX_NAME}
          value={signature}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setSignature(event.target.value)}
          className={controlStyle()}
        />
        <p id={`${id}-hint`} className="text-sm text-ink-faint">
          {texts.signature_hint}
        </p>
      </div>
      <SendBar
        label={texts.send_gift}
        price={gift?.tokens}
        hint={texts.choose_first}
        pending={send.pending}
        failure={send.failure}
        onPress={press}
      />
    </div>
  );
}

interface CardProps {
  gift: Item;
  checked: boolean;
  onChoose: () => void;
}

const GiftCard = ({ gift: { id, name, tokens }, checked, onChoose }: CardProps) => (
  <RadioCard name="gift" value={id} checked={checked} onChoose={onChoose}>
    <span className="flex h-full min-h-32 flex-col items-center justify-center gap-1.5 px-1.5 py-3 text-center">
      <span className="text-gold">
        <Icon of={Gift} size="lg" />
      </span>
      <span className="font-display text-lg leading-snug">{name}</span>
      <span className="inline-flex items-center gap-1 text-sm text-ink-soft tabular-nums">
        <Icon of={Coins} size="xs" />
        {texts.price(formatNumber(tokens))}
      </span>
    </span>
  </RadioCard>
);
