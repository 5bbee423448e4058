// The life of the admin's form of a character: what it begins with, how it is saved, and what stands against that.
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { Traits } from '@velour/contract/characters.ts';
import type { CuratedWhole } from '@velour/contract/curation.ts';
import { api } from '../../../lib/api.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { changesBetween } from '../../../lib/character-fields.ts';
import { paths } from '../../../lib/paths.ts';
import type { FormField, FormValues } from '../../../ui/form/form-rules.ts';
import { useForm, WHOLE, type SubmitForm } from '../../../ui/form/use-form.ts';
import { wordsOf } from '../use-deed.ts';
import { useUndo } from '../use-undo.ts';
import { asContent, asValues, isPublicField, reasonField, sections } from './fields.ts';
import { texts } from './texts.ts';

const BLANK: FormValues = { gender: 'female', rating: 'safe', is_public: true };

export function useCharacterForm(character: CuratedWhole | undefined) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { offer } = useUndo();
  const [isConflict, setConflict] = useState(false);
  /** What was chosen anew of how it looks; undefined while nothing was. */
  const [look, setLook] = useState<Partial<Traits> | undefined>();
  const parts: Record<keyof typeof sections, readonly FormField[]> = {
    ...sections,
    shown: [
      ...sections.shown,
      ...(character ? (character.is_official ? [] : [reasonField]) : [isPublicField]),
    ],
  };

  /** Answers what to say of it, and by what it is taken back. */
  const save = async (values: FormValues): Promise<[told: string, undo_id: string | null]> => {
    const content = asContent(values);
    const rating = ratingOf(values);
    const is_exclusive = values['is_exclusive'] === true;
    const traits = look && { ...noTraits, ...character?.traits, ...look };
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
        ...{ rating, is_exclusive, reason: String(values['reason'] ?? '') },
        ...(traits && character.is_official ? { traits } : {}),
      },
    });
    return [texts.form.saved(content.name), undo_id];
  };

  const submit: SubmitForm = async (values) => {
    try {
      offer(...(await save(values)));
    } catch (error) {
      setConflict(isApiError(error, 'character.changed_elsewhere'));
      return { [WHOLE]: wordsOf(error) };
    }
    await queries.invalidateQueries({ queryKey: ['admin'] });
    await navigate(paths.adminCharacters());
    return undefined;
  };

  const initial: FormValues = character?.content
    ? {
        ...asValues(character.content),
        rating: character.rating,
        is_exclusive: character.is_exclusive,
      }
    : BLANK;
  const form = useForm(Object.values(parts).flat(), submit, initial);
  return { form, parts, isConflict, look, setLook };
}

const noTraits: Traits = {
  ...{ type: '', ethnicity: '', body: '', breast: '', butt: '', hair_style: '', hair_colour: '' },
  ...{ eye_colour: '', skin: '', personalities: [], fetishes: [] },
};

const ratingOf = ({ rating }: FormValues): CuratedWhole['rating'] =>
  rating === 'suggestive' || rating === 'explicit' ? rating : 'safe';
