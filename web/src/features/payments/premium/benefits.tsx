// The benefits of every plan, and the payment terms.
import type { ReactNode } from 'react';
import { Check, Lock, RotateCcw, type LucideIcon } from 'lucide-react';
import { paths } from '../../../lib/paths.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { texts } from './texts.ts';

const words = texts.benefits;

interface Props {
  tokens: number;
  hasExclusive: boolean;
}

export function Benefits({ tokens, hasExclusive }: Props) {
  return (
    <Card padding="wide" className="flex flex-col gap-3">
      <h2 className="font-display text-xl">{words.title}</h2>
      <ul className="grid gap-2.5 sm:grid-cols-2 sm:gap-x-6 sm:gap-y-4">
        <Benefit>{words.tokens(tokens)}</Benefit>
        <Benefit>{words.messages}</Benefit>
        {hasExclusive && (
          <Benefit>
            {words.exclusive}.{' '}
            <Link to={paths.exclusive()} className="font-medium text-accent underline">
              {words.see_exclusive}
            </Link>
          </Benefit>
        )}
        <Benefit>{words.queue}</Benefit>
      </ul>
    </Card>
  );
}

function Benefit({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      <span className="text-gold">
        <Icon of={Check} />
      </span>
      <span>{children}</span>
    </li>
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
