// The search of the top bar: a field, or on narrow screens a button that opens a sheet; `/` focuses it.
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Search } from 'lucide-react';
import { loadPage } from '../../../lib/load-page.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { texts } from './texts.ts';
import { SearchField } from './search-field.tsx';

const SearchSheet = lazy(() => loadPage(() => import('./search-sheet.tsx')));

export function SearchBox() {
  const box = useRef<HTMLInputElement>(null);
  const [sheet, setSheet] = useState(false);
  useSlash(() => {
    // A hidden field cannot be focused.
    if (box.current?.checkVisibility()) box.current.focus();
    else setSheet(true);
  });
  return (
    <>
      <div className="hidden max-w-md lg:block">
        <SearchField box={box} floating />
      </div>
      <IconButton
        icon={Search}
        label={texts.open}
        className="lg:hidden"
        onClick={() => setSheet(true)}
      />
      {sheet && (
        <Suspense>
          <SearchSheet onClose={() => setSheet(false)} />
        </Suspense>
      )}
    </>
  );
}

function useSlash(go: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || document.querySelector('dialog[open],[role="dialog"]')) return;
    event.preventDefault();
    go();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));
