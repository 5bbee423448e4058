// What the wizard saves in the browser, per account; in lib because signing out removes it.
import { session } from './session.ts';
import { memory } from './storage.ts';
import { createStore } from './store.ts';

const KEPT = 'velour.';
/** Also where the browser remembers nothing. */
const known = new Map<string, string | null>();
/** Which of them is read depends on the account, so every change notifies all subscribers. */
const changes = createStore<object>({});
const tell = (): void => changes.change(() => ({}));

session.subscribe(tell);

/** Another tab goes on with the same draft. */
function followOtherTabs({ key, newValue }: StorageEvent): void {
  const item = key?.startsWith(KEPT) ? key.slice(KEPT.length) : '';
  if (!known.has(item)) return;
  known.set(item, newValue);
  tell();
}

function subscribe(listener: () => void): () => void {
  // Once, however often it is added; and not before a page looks, for the server draws this, too.
  window.addEventListener('storage', followOtherTabs);
  return changes.subscribe(listener);
}

export interface SavedText {
  read: () => string | null;
  write: (text: string | null) => void;
  subscribe: (listener: () => void) => () => void;
}

function savedText(item: string, owner: () => string | null): SavedText {
  const named = (): string => {
    const id = owner();
    return id === null ? item : `${item}.${id}`;
  };
  const read = (): string | null => {
    const name = named();
    const text = known.get(name) ?? memory.read(name);
    known.set(name, text);
    return text;
  };
  const write = (text: string | null): void => {
    known.set(named(), text);
    memory.write(named(), text);
    tell();
  };
  return { read, write, subscribe };
}

const whoIsHere = (): string | null => session.read().id;

export const savedCreation = {
  draft: savedText('create', whoIsHere),
  /** The draft of a visitor. */
  guestDraft: savedText('create', () => null),
  /** What was last sent, and under which key. */
  attempt: savedText('create-attempt', whoIsHere),
  forget: (): void => {
    savedCreation.draft.write(null);
    savedCreation.attempt.write(null);
  },
};
