// The search field: a combobox with suggestions for the arrow keys; Enter shows all matches.
import { lazy, Suspense, useId, useState, type KeyboardEvent, type RefObject } from 'react';
import { Search, X } from 'lucide-react';
import { loadPage } from '../../../lib/load-page.ts';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { texts } from './texts.ts';
import { optionId, step, type Suggestion } from './suggestions.ts';
import { useSeek } from './use-seek.ts';
import type { Suggestions } from './use-suggestions.ts';

// Loaded when the field is focused, to keep the first load small.
const SearchPanel = lazy(() => loadPage(() => import('./search-panel.tsx')));

interface Props {
  box: RefObject<HTMLInputElement | null>;
  /** True if the suggestions float over the page, false if they are part of it. */
  floating: boolean;
  /** Called after a selection. */
  onDone?: () => void;
}

const noSuggestions: Suggestions = { list: [], state: 'there', isStale: false };

export function SearchField({ box, floating, onDone }: Props) {
  const id = useId();
  const { gender, sought, seek, seekTag, meet } = useSeek();
  const [text, setText] = useText(sought);
  const [open, setOpen] = useState(!floating);
  const [{ list, state }, offer] = useState(noSuggestions);
  const [active, setActive] = useActive(list);

  const type = (next: string) => {
    setText(next);
    setActive(undefined);
    setOpen(true);
  };
  const close = () => {
    setActive(undefined);
    if (floating) setOpen(false);
  };
  const done = () => {
    close();
    onDone?.();
  };
  const submit = () => {
    seek(text, state === 'there' ? peopleOf(list) : []);
    done();
  };
  const pick = (suggestion: Suggestion) => {
    if (suggestion.kind === 'all') return submit();
    if (suggestion.kind === 'tag') seekTag(suggestion.name);
    else meet(suggestion.character);
    setText('');
    done();
  };
  const press = (event: KeyboardEvent) => {
    const act = keys({ open, floating, text, active, count: list.length })[event.key];
    if (!act || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act({ setOpen, setActive, close, clear: () => setText('') });
  };
  const clear = () => {
    setText('');
    if (sought) seek('');
    box.current?.focus();
  };
  const chosen = active === undefined ? undefined : list[active];

  return (
    <form
      role="search"
      className="relative"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) pick(chosen);
        else submit();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      <Icon
        of={Search}
        className="pointer-events-none absolute top-[1.375rem] left-3.5 -translate-y-1/2 text-ink-faint"
      />
      <input
        ref={box}
        type="search"
        role="combobox"
        aria-label={texts.label}
        aria-expanded={open && list.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={chosen && active !== undefined ? optionId(id, active) : undefined}
        aria-keyshortcuts="/"
        autoComplete="off"
        placeholder={texts.hint}
        value={text}
        maxLength={100}
        enterKeyHint="search"
        onChange={(event) => type(event.target.value)}
        onFocus={() => setOpen(true)}
        onKeyDown={press}
        className={`h-11 w-full rounded-control bg-raised-2 pl-11 text-base text-ink placeholder:text-ink-faint [&::-webkit-search-cancel-button]:hidden ${text ? 'pr-11' : 'pr-3'}`}
      />
      {text && (
        <IconButton
          icon={X}
          label={texts.clear}
          size="sm"
          className="absolute top-1 right-1"
          onClick={clear}
        />
      )}
      {open && (
        <Suspense>
          <SearchPanel
            id={id}
            text={text}
            gender={gender}
            active={active}
            onPick={pick}
            onOffer={offer}
            className={floating ? floatStyle : '-ml-11 pt-3'}
          />
        </Suspense>
      )}
    </form>
  );
}

const peopleOf = (list: readonly Suggestion[]) =>
  list.flatMap((one) => (one.kind === 'character' ? [one.character] : []));

const floatStyle =
  'absolute inset-x-0 top-full z-(--z-veil) mt-2 max-h-[min(36rem,75dvh)] min-w-[min(24rem,80vw)] overflow-y-auto overscroll-contain rounded-card bg-floating p-2 shadow-float animate-rise';

interface FieldActions {
  setOpen: (open: boolean) => void;
  setActive: (active: number | undefined) => void;
  close: () => void;
  clear: () => void;
}

interface Now {
  floating: boolean;
  open: boolean;
  text: string;
  active: number | undefined;
  count: number;
}

/** The index of the active suggestion, which stays active when new results move it. */
function useActive(list: readonly Suggestion[]) {
  const [chosen, choose] = useState<string>();
  const at = list.findIndex(({ key }) => key === chosen);
  const setActive = (next: number | undefined) =>
    choose(next === undefined ? undefined : list[next]?.key);
  return [at < 0 ? undefined : at, setActive] as const;
}

/** Key handlers in the current state; other keys have their default behavior. */
function keys(now: Now): Partial<Record<string, (actions: FieldActions) => void>> {
  const { open, floating, text, active, count } = now;
  const walk = (by: 1 | -1) => (actions: FieldActions) => {
    if (!open) return actions.setOpen(true);
    actions.setActive(step(active, by, count));
  };
  const walks = { ArrowDown: walk(1), ArrowUp: walk(-1) };
  if (floating && open && count > 0) return { ...walks, Escape: ({ close }) => close() };
  // In a sheet, a further Escape closes the sheet.
  if (text) return { ...walks, Escape: ({ clear }) => clear() };
  return walks;
}

/** The typed text, replaced by the address's search whenever that changes otherwise. */
function useText(sought: string): [string, (text: string) => void] {
  const [state, setState] = useState({ text: sought, from: sought });
  if (state.from !== sought) setState({ text: sought, from: sought });
  return [state.text, (text) => setState({ text, from: sought })];
}
