// The checkbox that selects one row, or all; it can be indeterminate.
import { useEffect, useRef } from 'react';

interface Props {
  label: string;
  checked: boolean;
  partly?: boolean;
  disabled?: boolean;
  /** True for a single row's checkbox, which arrow keys move between. */
  isRow?: boolean;
  /** `stretch`: Shift was held, so the range since the last change is meant. */
  onChange: (stretch: boolean) => void;
}

export function CheckBox({ label, checked, partly = false, disabled, isRow, onChange }: Props) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = partly;
  }, [partly]);
  return (
    // The enlarged touch area covers the checkbox: a tap there is a click on the label.
    <label className="touch relative inline-flex">
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={checked}
        disabled={disabled}
        data-row-box={isRow || undefined}
        // Handled on click, because change events have no modifier keys.
        onClick={(event) => onChange(event.shiftKey)}
        onChange={() => undefined}
        className="size-4.5 cursor-pointer accent-accent disabled:cursor-default"
      />
    </label>
  );
}
