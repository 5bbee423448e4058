// The draft of the wizard, kept in the browser: a reload, a sign-in or a week away loses nothing.
import { memory } from '../../../lib/storage.ts';
import { createStore, useStore } from '../../../lib/store.ts';
import { emptyDraft, readDraft, type Draft } from './way.ts';

const ITEM = 'create';
const store = createStore<Draft>(readDraft(memory.read(ITEM)));

export const keptDraft = {
  read: store.read,
  change: (next: (draft: Draft) => Draft): void => {
    store.change(next);
    memory.write(ITEM, JSON.stringify(store.read()));
  },
  /** Whoever it was exists now, or is nobody's any more. */
  clear: (): void => {
    store.change(() => emptyDraft);
    memory.write(ITEM, null);
  },
};

export const useDraft = (): Draft => useStore(store);
