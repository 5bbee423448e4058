// The wizard's draft, stored in the browser: it survives reloads and a sign-in; signing out removes it.
import { savedCreation } from '../saved-creation.ts';
import { session } from '../../../lib/session.ts';
import { useStore } from '../../../lib/store.ts';
import { answersIn, readDraft, type Draft } from './steps.ts';

const { draft: saved, guestDraft } = savedCreation;
const understood = (text: string | null) => ({ text, draft: readDraft(text) });
let known = understood(saved.read());

/** Returns the same object for the same text, to avoid needless renders. */
function read(): Draft {
  const text = saved.read();
  if (text !== known.text) known = understood(text);
  return known.draft;
}

/** After signing in, the guest's draft continues; if the member has one, too, the one with more answers is kept. */
function takeAlong(): void {
  const left = guestDraft.read();
  if (session.read().id === null || left === null) return;
  if (answersIn(readDraft(left)) >= answersIn(read())) saved.write(left);
  guestDraft.write(null);
}
takeAlong();
session.subscribe(takeAlong);

export const savedDraft = {
  read,
  change: (next: (draft: Draft) => Draft): void => {
    const draft = next(read());
    if (draft === read()) return;
    known = { text: JSON.stringify(draft), draft };
    saved.write(known.text);
  },
};

export const useDraft = (): Draft => useStore({ read, subscribe: saved.subscribe });
