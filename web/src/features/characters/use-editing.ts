// The editing of one own character: unsaved text survives a reload, and newer changes from elsewhere are not overwritten.
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { OwnCharacter } from '@velour/contract/own-characters.ts';
import { api } from '../../lib/api.ts';
import { isApiError } from '../../lib/api-error.ts';
import {
  changesBetween,
  characterSections,
  contentOf,
  greetingsIn,
  valuesOf,
} from './character-fields.ts';
import { savedEdits, useSaveEdits, useSavedEdits } from './saved-edits.ts';
import { toasts } from '../../lib/toasts.ts';
import type { FormField, FormValues } from '../../ui/form/form-rules.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { staleCharacters, useOwnCall } from './use-own-call.ts';
import { texts } from './texts.ts';
import { texts as formTexts } from './form-texts.ts';

export function useEditing(character: OwnCharacter) {
  const { id, version, name, visibility } = character;
  const client = useQueryClient();
  const restored = useSavedEdits(id, valuesOf(character));
  const [greetings, setGreetings] = useState(() => greetingsIn(restored.values));
  const parts = characterSections(greetings);

  const fields: readonly FormField[] = Object.values(parts).flat();
  const saving = useOwnCall(api.own_characters.edit, {
    done: visibility === 'public' ? texts.sent(name) : texts.editor.saved,
    codes: { 'character.changed_elsewhere': ({ title }) => `${title} ${formTexts.stays}` },
    onDone: () => {
      savedEdits.write(id, undefined);
      for (const reads of staleCharacters) void client.invalidateQueries(reads);
    },
    // A refused form stays as it is: read again it would be another one.
    invalidates: [],
  });
  const isConflict = isApiError(saving.error, 'character.changed_elsewhere');

  const save = (values: FormValues) => {
    const changes = changesBetween(character, contentOf(values));
    if (Object.keys(changes).length > 0)
      return saving.submit(fields, { params: { char_id: id }, body: { version, changes } });
    toasts.info(texts.editor.nothing);
    return {};
  };
  const form = useForm(fields, save, restored.values);
  useSaveEdits(id, restored.present, form.values);

  return {
    form,
    parts,
    isConflict,
    isRestored: restored.isRestored,
    clashes: restored.clashes,
    discard: () => {
      for (const field of Object.keys(form.values))
        form.change(field, restored.present[field] ?? '');
    },
    addGreeting: () => setGreetings(greetings + 1),
  };
}
