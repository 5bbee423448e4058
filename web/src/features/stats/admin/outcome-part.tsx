// Parts that the dashboard's tables share: a card with a title, a scrolling table, and a bar with its number.
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';

export const head = 'py-2 pe-4 text-start text-sm font-normal text-ink-faint';
export const cell = 'py-2 pe-4 align-top tabular-nums';

interface PartProps {
  title: string;
  sentence: ReactNode;
  className?: string;
  children: ReactNode;
}

export const Part = ({ title, sentence, className = '', children }: PartProps) => (
  <Card aria-label={title} className={`min-w-0 ${className}`}>
    <h2 className="font-display text-xl">{title}</h2>
    <p className="mt-1 text-ink-soft">{sentence}</p>
    {children}
  </Card>
);

export const Scrolled = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="mt-3 overflow-x-auto" tabIndex={0} role="group" aria-label={label}>
    {children}
  </div>
);

interface BarProps {
  /** Share of the full width. */
  share: number;
  shade?: string;
  children: ReactNode;
}

export const Bar = ({ share, shade = 'bg-accent/70', children }: BarProps) => (
  <span className="flex items-center gap-3">
    <span className="h-5 min-w-0 flex-1">
      <span
        aria-hidden
        className={`block h-full rounded-small ${shade}`}
        style={{ width: `${share * 100}%` }}
      />
    </span>
    <span className="min-w-16 text-end whitespace-nowrap tabular-nums">{children}</span>
  </span>
);
