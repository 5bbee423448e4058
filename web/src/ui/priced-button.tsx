// A button with the price of its action, and the remaining balance below it.
import { useId } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Button } from './button.tsx';
import type { ButtonSize } from './button-style.ts';
import { classNames } from './class-names.ts';

interface Props {
  /** The action's label, such as “Create”. */
  children: string;
  price: string;
  /** The balance after the action, or what is missing. */
  note?: string | undefined;
  onPress: () => void;
  icon?: LucideIcon;
  size?: ButtonSize;
  wide?: boolean;
  pending?: boolean;
  disabled?: boolean;
  className?: string;
}

export function PricedButton({ children, price, note, onPress, className, ...look }: Props) {
  const noteId = useId();
  return (
    <span className={classNames('flex flex-col gap-1.5', look.wide && 'w-full', className)}>
      <Button
        {...look}
        tone="primary"
        aria-describedby={note === undefined ? undefined : noteId}
        onClick={onPress}
      >
        <span>
          {children} <span className="whitespace-nowrap tabular-nums opacity-85">· {price}</span>
        </span>
      </Button>
      {note !== undefined && (
        <span id={noteId} className="text-center text-sm text-ink-faint tabular-nums">
          {note}
        </span>
      )}
    </span>
  );
}
