// The steps of the wizard: the choices, the steps that apply, the open ones, and navigation. Pure.
import type { CreationStep } from '@velour/contract/characters.ts';
import { CREATE_STEPS, type CreateStep } from '@velour/contract/screens.ts';
import type { Gender } from '@velour/contract/scalars.ts';

/** Contains every choice that was ever made, including unavailable ones, so that going back loses nothing. */
export interface Draft {
  gender: Gender | null;
  chosen: Readonly<Record<string, readonly string[]>>;
  name: string;
  age: string;
  description: string;
  /** The last visited step. */
  at: CreateStep;
}

export const emptyDraft: Draft = {
  gender: null,
  chosen: {},
  name: '',
  age: '25',
  description: '',
  at: 'choice',
};

type Step = Pick<CreationStep, 'name' | 'field' | 'most' | 'is_optional' | 'options' | 'beside'>;

/** The available values that were chosen for a field, in the order of choice. */
export function valuesOf(draft: Draft, { field, options }: Step): readonly string[] {
  if (field === null) return [];
  const values = field === 'gender' ? [draft.gender ?? ''] : (draft.chosen[field] ?? []);
  return values.filter((value) => options.some((option) => option.value === value));
}

export function besideOf(draft: Draft, { beside }: Step): string | undefined {
  const [value] = (beside && draft.chosen[beside.field]) ?? [];
  return beside?.options.find((option) => option.value === value)?.value;
}

/** In a single choice, replaces the value; in a multiple choice, toggles it, and ignores more than the maximum. */
export function choose(draft: Draft, step: Step, value: string): Draft {
  const { field, most } = step;
  if (field === null) return draft;
  if (field === 'gender') return { ...draft, gender: asGender(value) };
  if (most === 1) return withValues(draft, field, [value]);
  const values = valuesOf(draft, step);
  if (values.includes(value))
    return withValues(
      draft,
      field,
      values.filter((one) => one !== value),
    );
  return values.length < most ? withValues(draft, field, [...values, value]) : draft;
}

export const withValues = (draft: Draft, field: string, values: readonly string[]): Draft => ({
  ...draft,
  chosen: { ...draft.chosen, [field]: values },
});

/** Steps without options for this gender are skipped; the last step has no options and always applies. */
export const visibleSteps = <S extends Step>(steps: readonly S[]): S[] =>
  steps.filter(({ field, options }) => field === null || options.length > 0);

const isOpen = (draft: Draft, step: Step): boolean =>
  step.field !== null && !step.is_optional && valuesOf(draft, step).length === 0;

/** The first required step without an answer, else the last step. */
export function firstOpen(draft: Draft, steps: readonly Step[]): CreateStep {
  return visibleSteps(steps).find((step) => isOpen(draft, step))?.name ?? 'description';
}

/** The step to show for an address: that step, the next one that applies, or an open one before it. */
export function whereTo(
  draft: Draft,
  steps: readonly Step[],
  wanted: CreateStep | undefined,
): CreateStep {
  const from = CREATE_STEPS.indexOf(wanted ?? draft.at);
  const open = firstOpen(draft, steps);
  const next = visibleSteps(steps).find(({ name }) => CREATE_STEPS.indexOf(name) >= from);
  if (!next || CREATE_STEPS.indexOf(open) < CREATE_STEPS.indexOf(next.name)) return open;
  return next.name;
}

export interface Place {
  /** From 1, counting steps that apply. */
  number: number;
  count: number;
  previous: CreateStep | undefined;
  next: CreateStep | undefined;
}

export function placeOf(steps: readonly Step[], name: CreateStep): Place {
  const visible = visibleSteps(steps);
  const at = visible.findIndex((step) => step.name === name);
  return {
    number: at + 1,
    count: visible.length,
    previous: visible[at - 1]?.name,
    next: visible[at + 1]?.name,
  };
}

/** Fills open steps at random; existing choices are kept. `random` returns numbers in [0, 1). */
export function fillOpen(draft: Draft, steps: readonly Step[], random: () => number): Draft {
  let filled = draft;
  for (const step of visibleSteps(steps)) {
    const { field, options, beside, most } = step;
    if (field === null) continue;
    if (valuesOf(filled, step).length === 0) {
      const count = Math.min(most, 1 + Math.floor(random() * 2));
      for (let more = 0; more < count; more += 1) {
        const left = options.filter(({ value }) => !valuesOf(filled, step).includes(value));
        const option = left[Math.floor(random() * left.length)];
        if (option) filled = choose(filled, step, option.value);
      }
    }
    if (beside && besideOf(filled, step) === undefined) {
      const option = beside.options[Math.floor(random() * beside.options.length)];
      if (option) filled = withValues(filled, beside.field, [option.value]);
    }
  }
  return filled;
}

/** The maximum length of the query; the options of a complete draft take a third of it. */
const LONGEST_TRAITS = 1000;

/** The choices as the query of the options: `body:slim,personalities:shy,personalities:witty`. */
export function traitsText({ chosen }: Draft): string {
  const pairs = Object.entries(chosen).flatMap(([field, values]) =>
    values.map((value) => `${field}:${value}`),
  );
  let text = '';
  // Anything longer is from an old draft, with options that are no longer available.
  for (const pair of pairs) {
    const longer = text === '' ? pair : `${text},${pair}`;
    if (longer.length <= LONGEST_TRAITS) text = longer;
  }
  return text;
}

/** The number of answered questions. */
export const answersIn = ({ gender, chosen, name, description }: Draft): number =>
  [
    gender,
    name.trim(),
    description.trim(),
    ...Object.values(chosen).map(([first]) => first),
  ].filter(Boolean).length;

const asGender = (value: unknown): Gender | null =>
  value === 'female' || value === 'anime' || value === 'male' ? value : null;

const WORD = /^[a-z_]{1,40}$/;
const isWord = (value: unknown): value is string => typeof value === 'string' && WORD.test(value);

/** Validates stored text, which may be outdated or manipulated. */
export function readDraft(written: string | null): Draft {
  let given: unknown;
  try {
    given = JSON.parse(written ?? 'null');
  } catch {
    return emptyDraft;
  }
  if (typeof given !== 'object' || given === null) return emptyDraft;
  const stored = given as Record<string, unknown>;
  const chosen = typeof stored['chosen'] === 'object' && stored['chosen'] ? stored['chosen'] : {};
  const text = (name: 'name' | 'age' | 'description') =>
    typeof stored[name] === 'string' ? stored[name] : emptyDraft[name];
  return {
    gender: asGender(stored['gender']),
    chosen: Object.fromEntries(
      Object.entries(chosen).flatMap(([field, values]) =>
        isWord(field) && Array.isArray(values) ? [[field, values.filter(isWord).slice(0, 3)]] : [],
      ),
    ),
    name: text('name'),
    age: text('age'),
    description: text('description'),
    at: CREATE_STEPS.find((step) => step === stored['at']) ?? 'choice',
  };
}
