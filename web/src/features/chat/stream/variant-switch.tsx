// Switches between the versions of a reply: buttons with "2 / 3" between them.
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { texts } from './texts.ts';

interface Props {
  variant: number;
  variants: number;
  onChoose: (variant: number) => void;
  reachable: boolean;
}

export function VariantSwitch({ variant, variants, onChoose, reachable }: Props) {
  const tabIndex = reachable ? 0 : -1;
  // At an end the button keeps its focus: a disabled one would lose it to the page.
  const isFirst = variant === 0;
  const isLast = variant + 1 >= variants;
  return (
    <span className="flex items-center text-sm text-ink-faint tabular-nums">
      <IconButton
        icon={ChevronLeft}
        label={texts.action.previous}
        size="sm"
        iconSize="xs"
        tabIndex={tabIndex}
        aria-disabled={isFirst}
        onClick={isFirst ? undefined : () => onChoose(variant - 1)}
      />
      <span aria-hidden>{texts.action.variant(variant + 1, variants)}</span>
      <span className="sr-only">{texts.action.variant_aloud(variant + 1, variants)}</span>
      <IconButton
        icon={ChevronRight}
        label={texts.action.next}
        size="sm"
        iconSize="xs"
        tabIndex={tabIndex}
        aria-disabled={isLast}
        onClick={isLast ? undefined : () => onChoose(variant + 1)}
      />
    </span>
  );
}
