// The header of an admin screen: its name, one sentence, and its actions.
import type { ReactNode } from 'react';

interface Props {
  title: string;
  sentence: string;
  /** The keys of the screen; hidden where touch is the way to point. */
  keys?: string | undefined;
  children?: ReactNode;
}

export function ScreenHead({ title, sentence, keys, children }: Props) {
  return (
    <header className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <div className="min-w-0 flex-1 basis-72">
        <h1 className="font-display text-3xl">{title}</h1>
        <p className="mt-1 text-ink-soft">
          {sentence}
          {keys && <span className="pointer-coarse:hidden"> {keys}</span>}
        </p>
      </div>
      {children}
    </header>
  );
}
