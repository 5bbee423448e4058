// Data of the wizard in the browser's storage, per account; signing out removes it.
import { registerPersonal } from '../../lib/personal-entries.ts';
import { session } from '../../lib/session.ts';
import { memory } from '../../lib/storage.ts';
import { createStore } from '../../lib/store.ts';

const PREFIX = 'velour.';
/** A copy in memory, in case storage is forbidden. */
const known = new Map<string, string | null>();
/** The key depends on the account, so every change notifies all subscribers. */
const changes = createStore<object>({});
const notify = (): void => changes.change(() => ({}));

session.subscribe(notify);

/** Applies changes of the draft in other tabs. */
function followOtherTabs({ key, newValue }: StorageEvent): void {
  const item = key?.startsWith(PREFIX) ? key.slice(PREFIX.length) : '';
  if (!known.has(item)) return;
  known.set(item, newValue);
  notify();
}

function subscribe(listener: () => void): () => void {
  // Added once, and not during server-side rendering.
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
    notify();
  };
  return { read, write, subscribe };
}

const memberId = (): string | null => session.read().id;

export const savedCreation = {
  draft: savedText('create', memberId),
  /** The draft of a visitor. */
  guestDraft: savedText('create', () => null),
  /** The last sent request, with its key. */
  attempt: savedText('create-attempt', memberId),
  forget: (): void => {
    savedCreation.draft.write(null);
    savedCreation.attempt.write(null);
  },
};
registerPersonal(savedCreation.forget);
