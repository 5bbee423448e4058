// The wizard's draft, and the request made from it. Pure.
import type { CreationStep } from '@velour/contract/characters.ts';
import type { Creation, creationApi, CreationParams } from '@velour/contract/creation.ts';
import type { Input } from '@velour/contract/endpoint.ts';
import { besideOf, valuesOf, type Draft } from './steps.ts';

export type NewCharacterBody = Input<typeof creationApi.create>['body'];

/** The available choices only. */
export function newCharacterOf(draft: Draft, steps: readonly CreationStep[]): NewCharacterBody {
  const step = (field: string) => steps.find((one) => one.field === field);
  const many = (field: string): string[] => {
    const found = step(field);
    return found ? [...valuesOf(draft, found)] : [];
  };
  const one = (field: string) => many(field)[0];
  const hair = step('hair_style');
  const hair_colour = hair && besideOf(draft, hair);
  const [breast, butt] = [one('breast'), one('butt')];
  return {
    gender: draft.gender ?? 'female',
    traits: {
      type: one('type') ?? '',
      ethnicity: one('ethnicity') ?? '',
      body: one('body') ?? '',
      hair_style: one('hair_style') ?? '',
      ...(breast !== undefined && { breast }),
      ...(butt !== undefined && { butt }),
      ...(hair_colour !== undefined && { hair_colour }),
      personalities: many('personalities'),
      fetishes: many('fetishes'),
    },
    name: draft.name.trim(),
    age: Number(draft.age),
    description: draft.description.trim(),
  };
}

/** A draft with these values, at the last step. */
export function draftOf(
  { gender, name }: Pick<Creation, 'gender' | 'name'>,
  wish: CreationParams,
): Draft {
  const { traits, age, description } = wish;
  const chosen = Object.entries(traits).map(([field, value]) => [
    field,
    typeof value === 'string' ? [value] : value,
  ]);
  return {
    gender,
    name,
    description,
    age: String(age),
    chosen: Object.fromEntries(chosen),
    at: 'description',
  };
}
