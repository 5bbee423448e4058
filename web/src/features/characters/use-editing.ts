// Editing an own character: unsaved text survives a reload, and newer changes from elsewhere are not overwritten.
import { useQueryClient } from '@tanstack/react-query';
import type { OwnCharacter } from '@velour/contract/own-characters.ts';
import { api } from '../../lib/api.ts';
import { changesBetween, contentOf, valuesOf } from './character-fields.ts';
import { toasts } from '../../lib/toasts.ts';
import type { FormField, FormValues } from '../../ui/form/form-rules.ts';
import { useCharacterEditing, useRestored } from './use-character-editing.ts';
import { staleCharacters, useOwnCall } from './use-own-call.ts';
import { texts } from './texts.ts';
import { texts as formTexts } from './form-texts.ts';

export function useEditing(character: OwnCharacter) {
  const { id, version, name, visibility } = character;
  const client = useQueryClient();
  const restored = useRestored(id, valuesOf(character));
  const parts = restored.sections;

  const fields: readonly FormField[] = Object.values(parts).flat();
  const saving = useOwnCall(api.own_characters.edit, {
    done: visibility === 'public' ? texts.sent(name) : texts.editor.saved,
    codes: { 'character.changed_elsewhere': ({ title }) => `${title} ${formTexts.stays}` },
    onDone: () => {
      restored.forget();
      for (const reads of staleCharacters) void client.invalidateQueries(reads);
    },
    // A refused form keeps its state: reloading would replace it.
    invalidates: [],
  });

  const save = (values: FormValues) => {
    const changes = changesBetween(character, contentOf(values));
    if (Object.keys(changes).length > 0)
      return saving.submit(fields, { params: { char_id: id }, body: { version, changes } });
    toasts.info(texts.editor.nothing);
    return {};
  };
  return { ...useCharacterEditing(restored, { fields, save, error: saving.error }), parts };
}
