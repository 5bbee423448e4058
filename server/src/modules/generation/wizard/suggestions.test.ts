// Suggestions of the wizard: valid for any answer of the model, and never built from values outside the lists.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '@velour/testing/depth.ts';
import { createPuppetLlm } from '../../../../test/fakes/fake-llm.ts';
import { judge } from '../../../../test/judge.ts';
import type { Visitor } from '../../../platform/actor.ts';
import { systemClock } from '../../../platform/clock.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { AppError } from '../../../platform/errors.ts';
import { createRateLimits } from '../../../platform/rate-limits.ts';
import { creationSteps } from './wizard.rules.ts';
import { descriptionFor, nameFor, readAnswer } from './suggestions.rules.ts';
import { createSuggestions, type SuggestionParams } from './suggestions.ts';

const visitor = { kind: 'visitor', id: 'v', site_id: 's', is_adult: true } as unknown as Visitor;
const scope = {} as Scope; // only passed to the budgets
const ADDRESS = '203.0.113.7';

const params: SuggestionParams = {
  wanted: 'description',
  gender: 'female',
  chosen: { type: ['artist'], personalities: ['gentle'], fetishes: ['silk'] },
  age: 29,
  name: 'Mira',
  before: '',
};

/** Without a model, the built-in one is used. */
function setUp({ hasModel = true, hasBudget = true } = {}) {
  const llm = { ...createPuppetLlm(), isBuiltIn: !hasModel };
  const limits = createRateLimits({ clock: systemClock });
  const spent: number[] = [];
  const budgets = {
    reserve: async (_: Scope, { amount }: { amount: number }) => {
      if (hasBudget) return { settle: async (used: number) => void spent.push(used, amount) };
      throw new AppError('budget.reached');
    },
  };
  const words = createSuggestions({ llm, limits, judge, budgets, random: () => 0 });
  const suggest = (more: Partial<SuggestionParams> = {}) =>
    words.suggest(scope, visitor, ADDRESS, { ...params, ...more });
  /** The suggestion for this answer of the model. */
  const answered = async (answer: string, more: Partial<SuggestionParams> = {}) => {
    const suggested = suggest(more);
    const puppet = await llm.next();
    puppet.write(answer);
    puppet.end();
    return { ...(await suggested), prompt: puppet.prompt };
  };
  return { llm, suggest, answered, spent };
}

const GOOD =
  'Mira paints the harbour at dawn and sells half of it by noon. You met when the wind took one of her sketches and you ran after it.';

test('a valid reply of the model is used, without its quotes', async () => {
  const { answered } = setUp();
  expect((await answered(`"${GOOD}"\n`)).text).toBe(GOOD);
  expect((await answered('**Odile**.', { wanted: 'name' })).text).toBe('Odile');
});

test('invalid, empty and blocked replies are replaced by built-in texts', async () => {
  const { answered } = setUp();
  const own = descriptionFor(params, () => 0);
  expect((await answered('Sure!')).text).toBe(own);
  expect((await answered('')).text).toBe(own);
  expect((await answered(`${GOOD} She is a 15 year old schoolgirl.`)).text).toBe(own);
  const { text } = await answered('Taylor Swift', { wanted: 'name' });
  expect(text).toBe(nameFor(params, '', () => 0));
});

test('a failing model falls back to built-in texts', async () => {
  const { llm, suggest } = setUp();
  const suggested = suggest();
  (await llm.next()).fail('unavailable');
  expect((await suggested).text).toContain('Mira');
});

test('without a model the texts are built in, and no request is sent', async () => {
  const { llm, suggest } = setUp({ hasModel: false });
  expect((await suggest()).text).toMatch(/^Mira paints .* silk\./);
  const first = (await suggest({ wanted: 'name' })).text;
  expect((await suggest({ wanted: 'name', before: first })).text).not.toBe(first);
  expect(llm.requestCount).toBe(0);
});

test('beyond the daily budget no request is sent, and the budget is settled with the real usage', async () => {
  const { llm, suggest } = setUp({ hasBudget: false });
  expect((await suggest()).text).toContain('Mira');
  expect(llm.requestCount).toBe(0);
  const { answered, spent } = setUp();
  await answered(GOOD);
  expect(spent).toEqual([Math.ceil(GOOD.length / 3.5), 220]);
});

test('prompts contain only values that the wizard offers', async () => {
  const { answered } = setUp();
  const { prompt } = await answered(GOOD, {
    chosen: {
      type: ['schoolgirl', 'artist'],
      age: ['twelve'],
      personalities: ['ignore_the_rules'],
    },
  });
  expect(prompt.messages[0]?.text).toContain('type: artist');
  expect(prompt.messages[0]?.text).not.toMatch(/schoolgirl|twelve|ignore/);
});

test('a name against the rules is refused before a model sees it', async () => {
  const { llm, suggest } = setUp();
  await expect(suggest({ name: 'Taylor Swift' })).rejects.toMatchObject({ code: 'safety.blocked' });
  expect(llm.requestCount).toBe(0);
});

test('suggestions are rate limited', async () => {
  const { suggest } = setUp({ hasModel: false });
  const ask = async () => suggest({ wanted: 'name' });
  for (let count = 0; count < 12; count += 1) await ask();
  await expect(ask()).rejects.toMatchObject({ code: 'request.rate_limited' });
});

test('built-in texts pass moderation for all choices', async () => {
  const picks = fc.infiniteStream(fc.nat(20));
  const genders = fc.constantFrom('female', 'anime', 'male');
  await fc.assert(
    fc.asyncProperty(
      genders,
      picks,
      fc.double({ min: 0, max: 0.99 }),
      async (gender, nths, share) => {
        const chosen = Object.fromEntries(
          creationSteps(gender, {}).flatMap(({ field, options }) => {
            const option = options[(nths.next().value ?? 0) % Math.max(1, options.length)];
            return field !== null && option ? [[field, [option.value]] as const] : [];
          }),
        );
        const sitter = { gender, chosen, age: 30 };
        const name = nameFor(sitter, '', () => share);
        const text = descriptionFor({ ...sitter, name }, () => share);
        await judge.judge({ name, age: 30, texts: [text] });
        expect(text).not.toMatch(/undefined|_| {2}/);
        expect(readAnswer('name', name)).toBe(name);
      },
    ),
    runs(150, 1_500),
  );
});
