// Bulk actions for the selected rows, in a bar that appears once a row is selected.
import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import { texts } from './texts.ts';
import type { Selection } from './use-selection.ts';

/** Selection of the rows of all pages, offered once all rows of this page are selected. */
export interface Everything {
  readonly total: number;
  /** The maximum number of rows per bulk action. */
  readonly most: number;
  readonly isChosen: boolean;
  readonly choose: () => void;
}

interface Props {
  selection: Selection;
  everything?: Everything;
  /** The action buttons. */
  children: ReactNode;
}

export function BulkBar({ selection, everything, children }: Props) {
  const isAll = everything?.isChosen ?? false;
  const count = isAll ? (everything?.total ?? 0) : selection.chosen.length;
  const words = isAll ? texts.chosen_everything(count) : texts.chosen(count);
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 ? words : ''}
      </p>
      {count > 0 && (
        <section
          aria-label={texts.with_chosen}
          className="sticky bottom-[calc(var(--bottom-bar)+0.5rem+env(safe-area-inset-bottom))] z-(--z-raised) flex animate-rise flex-wrap items-center gap-2 rounded-control bg-floating p-2 pl-4 shadow-float lg:bottom-4"
        >
          <p className="mr-2 text-sm font-medium tabular-nums">{words}</p>
          {/* The checkbox for all rows is in the table's head, which phones don't show. */}
          {!selection.areAll && (
            <Button size="sm" tone="ghost" className="md:hidden" onClick={selection.toggleAll}>
              {texts.choose_all}
            </Button>
          )}
          {everything && !isAll && selection.areAll && everything.total > count && (
            <ChooseEverything everything={everything} />
          )}
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

function ChooseEverything({ everything: { total, most, choose } }: { everything: Everything }) {
  if (total > most) {
    return <p className="mr-2 text-sm text-ink-soft">{texts.too_many(most)}</p>;
  }
  return (
    <Button size="sm" tone="ghost" onClick={choose}>
      {texts.choose_everything(total)}
    </Button>
  );
}
