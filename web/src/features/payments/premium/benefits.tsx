// What every plan includes, and the terms of paying.
import { Check, Lock, RotateCcw, type LucideIcon } from 'lucide-react';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { texts } from './texts.ts';

const words = texts.benefits;

export function Benefits({ tokens }: { tokens: number }) {
  return (
    <Card padding="wide" className="flex flex-col gap-3">
      <h2 className="font-display text-xl">{words.title}</h2>
      <ul className="grid gap-2.5 sm:grid-cols-3 sm:gap-4">
        {[words.tokens(tokens), words.messages, words.exclusive].map((benefit) => (
          <li key={benefit} className="flex gap-2.5">
            <span className="text-gold">
              <Icon of={Check} />
            </span>
            {benefit}
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function Promises() {
  return (
    <ul className="flex flex-col gap-2 text-sm text-ink-soft">
      <Promised icon={Lock}>{texts.buy.secure}</Promised>
      <Promised icon={RotateCcw}>{texts.buy.cancel}</Promised>
    </ul>
  );
}

function Promised({ icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <li className="flex items-start gap-2">
      <Icon of={icon} size="sm" />
      {children}
    </li>
  );
}
