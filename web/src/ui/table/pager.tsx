// Pagination: the rows on this page, the total if known, and buttons to the previous and next page.
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { IconButton } from '../icon-button.tsx';
import type { TableView } from './table-view.ts';
import { texts } from './texts.ts';

interface Props {
  view: Pick<TableView, 'at'>;
  onChange: (change: Pick<TableView, 'at'>) => void;
  /** Rows per page. */
  size: number;
  shown: number;
  total: number;
  /** True if `total` is a lower bound, because counting stopped there. */
  isMore?: boolean;
}

export function Pager({ view: { at }, onChange, size, shown, total, isMore = false }: Props) {
  if (shown === 0 && at === 0) return null;
  const step = (icon: LucideIcon, label: string, to: number, isPossible: boolean) => (
    <IconButton
      icon={icon}
      size="sm"
      tone="quiet"
      label={label}
      disabled={!isPossible}
      onClick={() => onChange({ at: to })}
    />
  );
  return (
    <nav aria-label={texts.pages} className="flex items-center justify-end gap-1">
      <p aria-live="polite" className="mr-2 text-sm text-ink-soft tabular-nums">
        {texts.place(shown === 0 ? at : at + 1, at + shown, total, isMore)}
      </p>
      {step(ChevronLeft, texts.previous_page, Math.max(0, at - size), at > 0)}
      {step(ChevronRight, texts.next_page, at + size, at + size < total)}
    </nav>
  );
}
