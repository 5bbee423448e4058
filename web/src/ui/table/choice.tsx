// A compact filter as a native `select`.
import { ChevronDown } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';

interface Props {
  label: string;
  options: readonly { value: string; label: string }[];
  /** Empty if there is no filter; then the label is shown. */
  value: string;
  onChange: (value: string) => void;
}

export function Choice({ label, options, value, onChange }: Props) {
  return (
    <span
      className={classNames(
        'relative inline-flex max-w-full items-center rounded-full transition-colors',
        value === ''
          ? 'bg-raised-2 text-ink-soft shadow-sheen hover:bg-raised-3 hover:text-ink'
          : 'bg-ink text-ground',
      )}
    >
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-9 max-w-full pointer-coarse:min-h-11 cursor-pointer appearance-none truncate rounded-full bg-transparent py-1 pr-8 pl-3.5 text-sm [&>option]:bg-floating [&>option]:text-ink"
      >
        <option value="">{label}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size="xs" className="pointer-events-none absolute right-3" />
    </span>
  );
}
