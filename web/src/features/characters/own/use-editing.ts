// The editing of one own character: what was written survives a reload, and nothing overwrites what came meanwhile.
import { useEffect, useState } from 'react';
import type { OwnCharacter } from '@velour/contract/own-characters.ts';
import { api } from '../../../lib/api.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { memory } from '../../../lib/storage.ts';
import { toasts } from '../../../lib/toasts.ts';
import type { FormErrors, FormValues } from '../../../ui/form/form-rules.ts';
import { useForm, WHOLE } from '../../../ui/form/use-form.ts';
import { changesOf, sections, valuesOf } from './fields.ts';
import { useRenewed } from './queries.ts';
import { wordsOf } from './refusals.ts';
import { texts } from './texts.ts';

interface Draft {
  version: number;
  values: FormValues;
}

const itemOf = (id: string) => `character-draft.${id}`;

function readDraft({ id, version }: OwnCharacter): FormValues | undefined {
  try {
    // Written by this component, in this browser.
    const kept = JSON.parse(memory.read(itemOf(id)) ?? 'null') as Draft | null;
    return kept?.version === version ? kept.values : undefined;
  } catch {
    return undefined;
  }
}

/** How many other first messages an unsaved draft has. */
const countIn = (draft: FormValues | undefined): number =>
  Object.keys(draft ?? {}).filter((name) => name.startsWith('alternate_')).length;

export function useEditing(character: OwnCharacter) {
  const { id, version, name, visibility } = character;
  const renew = useRenewed();
  const [draft] = useState(() => readDraft(character));
  const [isConflict, setConflict] = useState(false);
  const [greetings, setGreetings] = useState(() =>
    Math.max(character.alternate_greetings.length, countIn(draft)),
  );
  const parts = sections(greetings);

  const save = async (values: FormValues): Promise<FormErrors> => {
    const changes = changesOf(values, character);
    if (Object.keys(changes).length === 0) {
      toasts.info(texts.editor.nothing);
      return {};
    }
    try {
      await api.own_characters.edit({ params: { char_id: id }, body: { version, changes } });
      memory.write(itemOf(id), null);
      toasts.success(visibility === 'public' ? texts.sent(name) : texts.editor.saved);
      await renew();
      return {};
    } catch (error) {
      if (isApiError(error, 'character.changed_elsewhere')) setConflict(true);
      return { [WHOLE]: wordsOf(error) };
    }
  };
  const form = useForm(Object.values(parts).flat(), save, { ...valuesOf(character), ...draft });
  const isChanged = Object.keys(changesOf(form.values, character)).length > 0;
  useEffect(() => {
    const kept = isChanged ? JSON.stringify({ version, values: form.values }) : null;
    memory.write(itemOf(id), kept);
  }, [id, version, form.values, isChanged]);

  return {
    form,
    parts,
    isConflict,
    hasKeptDraft: draft !== undefined && isChanged,
    discard: () => {
      for (const [field, value] of Object.entries(valuesOf(character))) form.change(field, value);
    },
    addGreeting: () => setGreetings(greetings + 1),
  };
}

export type Editing = ReturnType<typeof useEditing>;
