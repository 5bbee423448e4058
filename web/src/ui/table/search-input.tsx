// The search of a list: what is typed is looked for when the fingers rest.
import { useEffect, useRef, useState } from 'react';
import { Search } from 'lucide-react';
import { controlLook } from '../control-look.ts';
import { Icon } from '../icon.tsx';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

const REST_MS = 250;
const MOST = 100;

export function SearchInput({ label, value, onChange }: Props) {
  const [state, setState] = useState({ typed: value, owners: value });
  // Changed elsewhere, as by the way back.
  if (state.owners !== value) setState({ typed: value, owners: value });
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  const { typed } = state;
  useEffect(() => {
    if (typed === value) return undefined;
    const rest = setTimeout(() => tell.current(typed), REST_MS);
    return () => clearTimeout(rest);
  }, [typed, value]);
  return (
    <span className="relative min-w-0 flex-1 basis-56 md:max-w-80">
      <Icon
        of={Search}
        size="xs"
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-faint"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={MOST}
        value={typed}
        onChange={(event) => setState({ typed: event.target.value, owners: value })}
        onKeyDown={(event) => event.key === 'Enter' && tell.current(typed)}
        className={`${controlLook()} min-h-9 py-1.5! pl-9! text-sm!`}
      />
    </span>
  );
}
