// From one page of a list to the next; how many there are, as far as that is known.
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../icon-button.tsx';
import { texts } from './texts.ts';

interface Props {
  /** Number of the first row in sight, from 0, and how many are in sight. */
  at: number;
  shown: number;
  /** Absent without a total. */
  total?: number;
  /** There are at least so many: counting stopped there. */
  isMore?: boolean;
  /** Absent at the ends. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}

export function Pager({ at, shown, total, isMore = false, onPrevious, onNext }: Props) {
  if (shown === 0 && at === 0) return null;
  return (
    <nav aria-label={texts.pages} className="flex items-center justify-end gap-1">
      <p aria-live="polite" className="mr-2 text-sm text-ink-soft tabular-nums">
        {texts.place(shown === 0 ? at : at + 1, at + shown, total, isMore)}
      </p>
      <IconButton
        icon={ChevronLeft}
        size="sm"
        tone="quiet"
        label={texts.previous_page}
        disabled={!onPrevious}
        onClick={onPrevious}
      />
      <IconButton
        icon={ChevronRight}
        size="sm"
        tone="quiet"
        label={texts.next_page}
        disabled={!onNext}
        onClick={onNext}
      />
    </nav>
  );
}
