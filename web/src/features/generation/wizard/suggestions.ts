// Asks the server for words about whoever is being created, and puts them into the draft.
import { api } from '../../../lib/api.ts';
import { keptDraft } from './saved-draft.ts';
import { traitsText, type Draft } from './steps.ts';

/** Answers what stood there when the words came: somebody may have written on meanwhile. */
export async function askForWords(draft: Draft, wanted: 'name' | 'description'): Promise<string> {
  const { gender, name } = draft;
  const age = Number(draft.age);
  const { text } = await api.characters.suggest({
    body: {
      wanted,
      gender: gender ?? 'female',
      traits: traitsText(draft),
      ...(name.trim() !== '' && wanted === 'description' && { name: name.trim() }),
      ...(Number.isInteger(age) && age >= 18 && { age }),
      /** Another one than what stands there. */
      before: wanted === 'name' ? name.trim() : '',
    },
  });
  const before = keptDraft.read()[wanted];
  keptDraft.change((known) => ({ ...known, [wanted]: text }));
  return before;
}
