// The state of the admins' form of a character: initial values, saving, and conflicts.
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { NO_TRAITS } from '@velour/contract/character-limits.ts';
import type { Traits } from '@velour/contract/characters.ts';
import type { CuratedDetails } from '@velour/contract/curation.ts';
import { api } from '../../../lib/api.ts';
import { changesBetween, contentOf, valuesOf } from '../character-fields.ts';
import { paths } from '../../../lib/paths.ts';
import { textOf, type FormField, type FormValues } from '../../../ui/form/form-rules.ts';
import { useCharacterEditing, useRestored } from '../use-character-editing.ts';
import type { SubmitForm } from '../../../ui/form/use-form.ts';
import { adminReads, useAdminCall } from '../../shared/admin/use-admin-call.ts';
import { useUndo } from '../../shared/admin/use-undo.ts';
import { isPublicField, reasonField, shownFields } from './fields.ts';
import { texts } from './texts.ts';
import { texts as formTexts } from '../form-texts.ts';

const BLANK: FormValues = { gender: 'female', rating: 'safe', is_public: true };

/** The changed appearance; undefined while it is unchanged. */
export type Appearance = Partial<Traits> | undefined;

export function useCharacterForm(character: CuratedDetails | undefined, appearance: Appearance) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { offer } = useUndo();
  const restored = useRestored(`admin ${character?.id ?? 'new'}`, initialOf(character));
  const shown: readonly FormField[] = [
    ...shownFields,
    ...(character ? (character.is_official ? [] : [reasonField]) : [isPublicField]),
  ];
  const parts = { ...restored.sections, shown };

  /** Returns the text of the toast, and the id for undoing. */
  const save = async (values: FormValues): Promise<[message: string, undo_id: string | null]> => {
    const content = contentOf(values);
    const rating = ratingOf(values);
    const is_exclusive = values['is_exclusive'] === true;
    const traits = appearance && { ...NO_TRAITS, ...character?.traits, ...appearance };
    if (!character?.content) {
      const is_public = values['is_public'] === true;
      const body = { content, rating, is_exclusive, is_public, ...(traits ? { traits } : {}) };
      const made = await api.curation.addCharacter({ body });
      return [texts.form.created(made.name), null];
    }
    const { undo_id } = await api.curation.editCharacter({
      params: { char_id: character.id },
      body: {
        version: character.version,
        changes: changesBetween(character.content, content),
        rating,
        is_exclusive,
        reason: textOf(values, 'reason'),
        ...(traits && character.is_official ? { traits } : {}),
      },
    });
    return [texts.form.saved(content.name), undo_id];
  };

  const fields = Object.values(parts).flat();
  const saving = useAdminCall(save, {
    // A refused form keeps its state: reloading would replace it.
    invalidates: [],
    codes: {
      'character.changed_elsewhere': ({ title }) => `${title} ${formTexts.stays}`,
    },
    onDone: (done) => {
      offer(...done);
      restored.forget();
      void client.invalidateQueries(adminReads);
      void navigate(paths.adminCharacters());
    },
  });
  const submit: SubmitForm = (values) => saving.submit(fields, values);

  return { ...useCharacterEditing(restored, { fields, save: submit, error: saving.error }), parts };
}

const initialOf = (character: CuratedDetails | undefined): FormValues =>
  character?.content
    ? {
        ...valuesOf(character.content),
        rating: character.rating,
        is_exclusive: character.is_exclusive,
      }
    : BLANK;

const ratingOf = ({ rating }: FormValues): CuratedDetails['rating'] =>
  rating === 'suggestive' || rating === 'explicit' ? rating : 'safe';
