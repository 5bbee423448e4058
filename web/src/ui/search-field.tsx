// A search input that is debounced; Enter searches at once.
import { Search } from 'lucide-react';
import { classNames } from './class-names.ts';
import { controlStyle } from './control-style.ts';
import { Icon } from './icon.tsx';
import { useDebouncedText } from './use-debounced.ts';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  size?: 'sm' | 'md';
  className?: string;
}

const MAX_LENGTH = 100;

export function SearchField(props: Props) {
  const { label, value, onChange, placeholder = label, size = 'md', className } = props;
  const { typed, type } = useDebouncedText(value, onChange);
  return (
    <span className={classNames('relative block min-w-0', className)}>
      <Icon
        of={Search}
        size="xs"
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-faint"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={MAX_LENGTH}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && onChange(typed)}
        className={controlStyle({ size, hasIcon: true })}
      />
    </span>
  );
}
