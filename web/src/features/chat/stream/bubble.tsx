// A message bubble: the character's at the left on the surface color, the user's at the right in the accent's tint.
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';

interface Props {
  side: 'left' | 'right';
  /** Faded text is not (yet) part of the conversation. */
  tone?: 'plain' | 'faded' | 'refused';
  children: ReactNode;
}

export function Bubble({ side, tone = 'plain', children }: Props) {
  return (
    <div
      dir="auto"
      className={classNames(
        'w-fit max-w-full rounded-card px-4.5 py-3 text-[1.0625rem] leading-7 transition-opacity',
        side === 'left'
          ? 'max-w-[38rem] rounded-bl-md bg-[light-dark(var(--raised),var(--raised-2))] text-ink shadow-sheen'
          : 'ml-auto rounded-br-md bg-accent-tint text-ink shadow-sheen',
        tone === 'faded' && 'opacity-65',
        tone === 'refused' && 'outline-1 outline-danger/60 outline-dashed',
      )}
    >
      {children}
    </div>
  );
}
