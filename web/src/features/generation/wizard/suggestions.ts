// Fetches a suggested name or description and puts it into the draft.
import { api } from '../../../lib/api.ts';
import { savedDraft } from './saved-draft.ts';
import { traitsText, type Draft } from './steps.ts';

/** Resolves with the replaced text, which may have changed since the request. */
export async function suggestText(draft: Draft, field: 'name' | 'description'): Promise<string> {
  const { gender, name } = draft;
  const age = Number(draft.age);
  const { text } = await api.characters.suggest({
    body: {
      wanted: field,
      gender: gender ?? 'female',
      traits: traitsText(draft),
      ...(name.trim() !== '' && field === 'description' && { name: name.trim() }),
      ...(Number.isInteger(age) && age >= 18 && { age }),
      // The server suggests a different one.
      before: field === 'name' ? name.trim() : '',
    },
  });
  const before = savedDraft.read()[field];
  savedDraft.change((known) => ({ ...known, [field]: text }));
  return before;
}
