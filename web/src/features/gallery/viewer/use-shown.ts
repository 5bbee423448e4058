// Which picture is open in the viewer. A click shows it at once; the address follows after the next paint, so that Back
// closes the viewer, a reload keeps it, and a slow phone responds before it routes.
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { createStore, useStore } from '../../../lib/store.ts';

const PICTURE = 'picture';
/** History state of a viewer that was opened from the list, which is one step back. */
const opened = { viewer: true };

const isOpened = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'viewer' in state;

/** The selection until the address is updated; null for closed. */
const pressed = createStore<{ id: string | null } | undefined>(undefined);

export const showPicture = (id: string): void => pressed.change(() => ({ id }));

const settle = (): void => pressed.change(() => undefined);

function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

export interface Shown {
  /** The index of the open picture; -1 for none, or for one of another list. */
  at: number;
  /** The id of the open picture, also of another list; null for none. */
  id: string | null;
  close: () => void;
}

/** `pictures`: those of this list; a page may have several lists. */
export function useShown(pictures: readonly { readonly id: string }[]): Shown {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const press = useStore(pressed);
  const written = query.get(PICTURE);
  const id = press ? press.id : written;
  const at = id === null ? -1 : pictures.findIndex((one) => one.id === id);
  const put = (next: string | null) =>
    setQuery(
      (now) => {
        if (next === null) now.delete(PICTURE);
        else now.set(PICTURE, next);
        return now;
      },
      {
        preventScrollReset: true,
        // Stepping through pictures replaces the entry, so that Back leads to the list.
        replace: written !== null,
        state: written === null ? opened : (state as unknown),
      },
    );
  const write = useEffectEvent(put);
  const isMine = at >= 0;
  useEffect(() => {
    if (!press) return undefined;
    if (press.id === written) return settle();
    const { id: next } = press;
    if (next === null || !isMine) return undefined;
    return afterPaint(() => write(next));
  }, [press, written, isMine]);
  useEffect(() => settle, []);
  const close = () => {
    pressed.change(() => ({ id: null }));
    if (written !== null && isOpened(state)) void navigate(-1);
    else if (written !== null) put(null);
  };
  return { at, id, close };
}
