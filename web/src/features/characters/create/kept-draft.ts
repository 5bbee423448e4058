// The draft of the wizard, kept in the browser: a reload, a sign-in or a week away loses nothing; signing out removes it.
import { keptCreation } from '../../../lib/kept-creation.ts';
import { useStore } from '../../../lib/store.ts';
import { readDraft, type Draft } from './way.ts';

const { draft: kept } = keptCreation;
const understood = (text: string | null) => ({ text, draft: readDraft(text) });
let known = understood(kept.read());

/** The same draft for the same text, so that nothing is drawn anew without need. */
function read(): Draft {
  const text = kept.read();
  if (text !== known.text) known = understood(text);
  return known.draft;
}

export const keptDraft = {
  read,
  change: (next: (draft: Draft) => Draft): void => {
    const draft = next(read());
    if (draft === read()) return;
    known = { text: JSON.stringify(draft), draft };
    kept.write(known.text);
  },
};

export const useDraft = (): Draft => useStore({ read, subscribe: kept.subscribe });
