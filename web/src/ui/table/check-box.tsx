// The box that chooses a row, or all of them; it may be partly ticked.
import { useEffect, useRef } from 'react';

interface Props {
  label: string;
  checked: boolean;
  partly?: boolean;
  disabled?: boolean;
  /** Of one row, among which the arrows lead. */
  isRow?: boolean;
  /** `stretch` where Shift was held. */
  onChange: (stretch: boolean) => void;
}

export function CheckBox({ label, checked, partly = false, disabled, isRow, onChange }: Props) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = partly;
  }, [partly]);
  return (
    <span className="touch relative inline-flex">
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={checked}
        disabled={disabled}
        data-row-box={isRow || undefined}
        // A change event has no modifier keys.
        onClick={(event) => onChange(event.shiftKey)}
        onChange={() => undefined}
        className="size-4.5 cursor-pointer accent-accent disabled:cursor-default"
      />
    </span>
  );
}
