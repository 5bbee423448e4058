// Searches the catalogue while somebody types; elsewhere than on a catalogue it leads to the home page's.
import { useEffect, useRef, useState } from 'react';
import { Search, X } from 'lucide-react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { writeFilters } from './browse-filters.ts';
import { texts } from './texts.ts';

const PAUSE_MS = 250;

export function SearchBox({ className }: { className?: string }) {
  const [address, setAddress] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const inPlace = pathname === paths.home() || pathname === paths.featured();
  const sought = inPlace ? (address.get('search') ?? '') : '';
  const [text, setText] = useText(sought);
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);

  const seek = (search: string) => {
    clearTimeout(later.current);
    if (inPlace)
      setAddress((current) => writeFilters(current, { search }), {
        replace: true,
        preventScrollReset: true,
      });
    else if (search.trim()) void navigate(paths.home({ search: search.trim() }));
  };
  const type = (search: string) => {
    setText(search);
    clearTimeout(later.current);
    if (inPlace) later.current = setTimeout(() => seek(search), PAUSE_MS);
  };
  useEffect(() => () => clearTimeout(later.current), []);

  return (
    <form
      role="search"
      className={`relative ${className ?? ''}`}
      onSubmit={(event) => {
        event.preventDefault();
        seek(text);
      }}
    >
      <Icon
        of={Search}
        className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-faint"
      />
      <input
        type="search"
        value={text}
        maxLength={100}
        aria-label={texts.search_label}
        placeholder={texts.search_hint}
        onChange={(event) => type(event.target.value)}
        className={`h-11 w-full rounded-control bg-raised-2 pl-11 text-base text-ink placeholder:text-ink-faint [&::-webkit-search-cancel-button]:hidden ${text ? 'pr-11' : 'pr-3'}`}
      />
      {text && (
        <IconButton
          icon={X}
          label={texts.search_clear}
          size="sm"
          className="absolute top-1 right-1"
          onClick={() => {
            setText('');
            seek('');
          }}
        />
      )}
    </form>
  );
}

/** What is being typed, overtaken by the address whenever that changes by other means. */
function useText(sought: string): [string, (text: string) => void] {
  const [state, setState] = useState({ text: sought, from: sought });
  if (state.from !== sought) setState({ text: sought, from: sought });
  return [state.text, (text) => setState({ text, from: sought })];
}
