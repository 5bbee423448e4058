// The form of a character for members and admins: unsaved changes survive a reload, and can be discarded.
import { useState } from 'react';
import { isApiError } from '../../lib/api-error.ts';
import type { FormField, FormValues } from '../../ui/form/form-rules.ts';
import { useForm, type SubmitForm } from '../../ui/form/use-form.ts';
import { characterSections, greetingsIn } from './character-fields.ts';
import { savedEdits, useSaveEdits, useSavedEdits } from './saved-edits.ts';

/** The initial values of the form, and its sections. */
export function useRestored(savedAs: string, initial: FormValues) {
  const restored = useSavedEdits(savedAs, initial);
  const [greetings, setGreetings] = useState(() => greetingsIn(restored.values));
  return {
    ...restored,
    savedAs,
    sections: characterSections(greetings),
    addGreeting: () => setGreetings(greetings + 1),
    forget: () => savedEdits.write(savedAs, undefined),
  };
}

interface Saving {
  fields: readonly FormField[];
  save: SubmitForm;
  /** Why the last save was refused. */
  error: unknown;
}

export function useCharacterEditing(
  restored: ReturnType<typeof useRestored>,
  { fields, save, error }: Saving,
) {
  const { present, clashes, isRestored, addGreeting } = restored;
  const form = useForm(fields, save, restored.values);
  useSaveEdits(restored.savedAs, present, form.values);
  return {
    form,
    clashes,
    isRestored,
    addGreeting,
    error,
    isConflict: isApiError(error, 'character.changed_elsewhere'),
    discard: () => {
      for (const field of Object.keys(form.values)) form.change(field, present[field] ?? '');
    },
  };
}

export type CharacterEditing = ReturnType<typeof useCharacterEditing>;
