// A test fixture: a small set of the wizard's options.
import type { CreationOptions, CreationStep } from '@velour/contract/characters.ts';
import { CREATE_STEPS } from '@velour/contract/screens.ts';
import type { Draft } from './steps.ts';

const FIELDS = [
  ...['gender', 'type', 'ethnicity', 'body', 'breast', 'butt'],
  ...['hair_style', 'personalities', 'fetishes', null],
] as const;
const OPTIONAL: readonly (string | null)[] = ['breast', 'butt', 'personalities', 'fetishes'];

const options = (...values: string[]) =>
  values.map((value) => ({ value, label: value, picture_url: `/${value}` }));

/** Like the server: fewer steps for boys, and fewer shapes for a slim body. */
export function stepsFor(draft: Draft): CreationStep[] {
  const shapes = () => {
    if (draft.gender === 'male') return [];
    return draft.chosen['body']?.includes('slim')
      ? options('small', 'medium')
      : options('small', 'medium', 'large');
  };
  const own = draft.gender === 'male' ? 'craftsman' : 'homebody';
  const offers: Record<string, () => CreationStep['options']> = {
    gender: () => options('female', 'anime', 'male'),
    type: () => options('artist', 'scholar', own),
    breast: shapes,
    butt: shapes,
    body: () => options('slim', 'athletic', 'full'),
  };
  return CREATE_STEPS.map((name, at) => {
    const field = FIELDS[at] ?? null;
    return {
      step: at + 1,
      name,
      field,
      portrait_url: `/${name}`,
      most: field === 'personalities' || field === 'fetishes' ? 3 : 1,
      is_optional: OPTIONAL.includes(field),
      options: field === null ? [] : (offers[field]?.() ?? options('one', 'two', 'three', 'four')),
      beside:
        field === 'hair_style'
          ? {
              field: 'hair_colour',
              label: 'Color',
              options: [
                { value: 'black', label: 'Black', tone: '#000' },
                { value: 'red', label: 'Red', tone: '#f00' },
              ],
            }
          : null,
    };
  });
}

export const optionsFor = (draft: Draft): CreationOptions => ({
  gender: draft.gender ?? 'female',
  portrait_url: '/nobody',
  steps: stepsFor(draft),
});
