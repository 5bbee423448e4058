// The editing of one own character: what was written survives a reload, and nothing overwrites what came meanwhile.
import { useState } from 'react';
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
import { keptEdits, useKeeping, useKeptEdits } from '../../lib/saved-edits.ts';
import { toasts } from '../../lib/toasts.ts';
import type { FormErrors, FormField, FormValues } from '../../ui/form/form-rules.ts';
import { useForm, WHOLE } from '../../ui/form/use-form.ts';
import { useRenewed } from './queries.ts';
import { wordsOf } from './failures.ts';
import { texts } from './texts.ts';
import { texts as formTexts } from './form-texts.ts';

export function useEditing(character: OwnCharacter) {
  const { id, version, name, visibility } = character;
  const renew = useRenewed();
  const kept = useKeptEdits(id, valuesOf(character));
  const [isConflict, setConflict] = useState(false);
  const [greetings, setGreetings] = useState(() => greetingsIn(kept.values));
  const parts = characterSections(greetings);

  const save = async (values: FormValues): Promise<FormErrors> => {
    const changes = changesBetween(character, contentOf(values));
    if (Object.keys(changes).length === 0) {
      toasts.info(texts.editor.nothing);
      return {};
    }
    try {
      await api.own_characters.edit({ params: { char_id: id }, body: { version, changes } });
      keptEdits.write(id, undefined);
      toasts.success(visibility === 'public' ? texts.sent(name) : texts.editor.saved);
      await renew();
      return {};
    } catch (error) {
      if (!isApiError(error, 'character.changed_elsewhere')) return { [WHOLE]: wordsOf(error) };
      setConflict(true);
      return { [WHOLE]: `${wordsOf(error)} ${formTexts.stays}` };
    }
  };
  const fields: readonly FormField[] = Object.values(parts).flat();
  const form = useForm(fields, save, kept.values);
  useKeeping(id, kept.present, form.values);

  return {
    form,
    parts,
    isConflict,
    ...{ isKept: kept.isKept, clashes: kept.clashes },
    discard: () => {
      for (const field of Object.keys(form.values)) form.change(field, kept.present[field] ?? '');
    },
    addGreeting: () => setGreetings(greetings + 1),
  };
}
