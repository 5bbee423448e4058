// What can be done with the chosen rows: it rises over the foot of the list as soon as one is chosen.
import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { IconButton } from '../icon-button.tsx';
import { texts } from './texts.ts';
import type { Selection } from './use-selection.ts';

interface Props {
  selection: Selection;
  /** The buttons. */
  children: ReactNode;
}

export function BulkBar({ selection, children }: Props) {
  const count = selection.chosen.length;
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 ? texts.chosen(count) : ''}
      </p>
      {count > 0 && (
        <section
          aria-label={texts.with_chosen}
          className="sticky bottom-[calc(var(--bottom-bar)+0.5rem+env(safe-area-inset-bottom))] z-(--z-raised) flex animate-rise flex-wrap items-center gap-2 rounded-control bg-floating p-2 pl-4 shadow-float lg:bottom-4"
        >
          <p className="mr-2 text-sm font-medium tabular-nums">{texts.chosen(count)}</p>
          {children}
          <IconButton
            icon={X}
            size="sm"
            label={texts.choose_none}
            className="ml-auto"
            onClick={selection.clear}
          />
        </section>
      )}
    </>
  );
}
