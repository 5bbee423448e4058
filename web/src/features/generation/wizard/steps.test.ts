// The steps of the wizard: every order of choices, with steps back and late starts, reaches the end and loses nothing.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CreationStep } from '@velour/contract/characters.ts';
import { CREATE_STEPS, type CreateStep } from '@velour/contract/screens.ts';
import { runs } from '@velour/testing/depth.ts';
import { newCharacterOf } from './new-character.ts';
import { stepsFor } from './offers-fixture.ts';
import {
  visibleSteps,
  choose,
  emptyDraft,
  fillOpen,
  firstOpen,
  placeOf,
  readDraft,
  traitsText,
  valuesOf,
  whereTo,
  type Draft,
} from './steps.ts';

const stepOf = (draft: Draft, name: CreateStep): CreationStep => {
  const step = stepsFor(draft).find((one) => one.name === name);
  if (!step) throw new Error(name);
  return step;
};

type Act = { name: CreateStep; pick: number };
const actions: fc.Arbitrary<Act[]> = fc.array(
  fc.record({ name: fc.constantFrom(...CREATE_STEPS), pick: fc.nat(12) }),
  { maxLength: 40 },
);
const done = (list: readonly Act[], from: Draft = emptyDraft): Draft =>
  list.reduce((draft, { name, pick }) => {
    const step = stepOf(draft, name);
    const option = step.options[pick % Math.max(1, step.options.length)];
    return option ? choose(draft, step, option.value) : draft;
  }, from);

test('after any choices in any order, the open steps end one by one at the last step', () => {
  fc.assert(
    fc.property(actions, fc.infiniteStream(fc.nat(12)), (list, picks) => {
      let draft = done(list);
      let left = 0;
      for (
        let open = firstOpen(draft, stepsFor(draft));
        open !== 'description';
        open = firstOpen(draft, stepsFor(draft))
      ) {
        draft = done([{ name: open, pick: picks.next().value ?? 0 }], draft);
        left += 1;
        expect(left).toBeLessThanOrEqual(CREATE_STEPS.length);
      }
      const { gender, traits } = newCharacterOf(draft, stepsFor(draft));
      expect(gender).toBe(draft.gender);
      for (const word of [traits.type, traits.ethnicity, traits.body, traits.hair_style])
        expect(word).toMatch(/^[a-z]+$/);
      if (gender === 'male') expect(traits).not.toHaveProperty('breast');
    }),
    runs(300, 3_000),
  );
});

test('no address leads beyond the first open step, nor to one that does not apply', () => {
  fc.assert(
    fc.property(actions, fc.constantFrom(undefined, ...CREATE_STEPS), (list, wanted) => {
      const draft = done(list);
      const steps = stepsFor(draft);
      const led = whereTo(draft, steps, wanted);
      expect(visibleSteps(steps).map(({ name }) => name)).toContain(led);
      expect(CREATE_STEPS.indexOf(led)).toBeLessThanOrEqual(
        CREATE_STEPS.indexOf(firstOpen(draft, steps)),
      );
      expect(whereTo(draft, steps, led)).toBe(led);
    }),
    runs(300, 3_000),
  );
});

test('next and back go through the same steps', () => {
  fc.assert(
    fc.property(actions, (list) => {
      const steps = stepsFor(done(list));
      const there: CreateStep[] = [];
      for (let at: CreateStep | undefined = 'choice'; at; at = placeOf(steps, at).next)
        there.push(at);
      const back: CreateStep[] = [];
      for (let at: CreateStep | undefined = 'description'; at; at = placeOf(steps, at).previous)
        back.push(at);
      expect(back.reverse()).toEqual(there);
      expect(placeOf(steps, 'description')).toMatchObject({
        number: there.length,
        count: there.length,
        next: undefined,
      });
    }),
    runs(50, 500),
  );
});

test('a boy has eight steps, a girl ten', () => {
  const count = (gender: Draft['gender']) =>
    placeOf(stepsFor({ ...emptyDraft, gender }), 'choice').count;
  expect([count('female'), count('anime'), count('male')]).toEqual([10, 10, 8]);
  const boy: Draft = { ...emptyDraft, gender: 'male' };
  expect(placeOf(stepsFor(boy), 'choose-body').next).toBe('choose-hair');
});

test('changing the gender and back loses nothing, and hides unavailable choices', () => {
  const girl = done([
    { name: 'choice', pick: 0 },
    { name: 'choose-type', pick: 2 },
    { name: 'choose-breast', pick: 1 },
  ]);
  const boy = choose(girl, stepOf(girl, 'choice'), 'male');
  expect(valuesOf(boy, stepOf(boy, 'choose-type'))).toEqual([]);
  expect(firstOpen(boy, stepsFor(boy))).toBe('choose-type');
  const again = choose(boy, stepOf(boy, 'choice'), 'female');
  expect(again).toEqual(girl);
});

test('several are chosen up to their number, taken back by choosing them again, and never forced out', () => {
  const step = stepOf(emptyDraft, 'choose-personalities');
  const draft = ['one', 'two', 'three', 'four'].reduce(
    (known, value) => choose(known, step, value),
    emptyDraft,
  );
  expect(valuesOf(draft, step)).toEqual(['one', 'two', 'three']);
  expect(valuesOf(choose(draft, step, 'two'), step)).toEqual(['one', 'three']);
  expect(traitsText(draft)).toBe('personalities:one,personalities:two,personalities:three');
});

test('a surprise fills open steps, keeps choices, and ends at the last step', () => {
  fc.assert(
    fc.property(actions, fc.infiniteStream(fc.double({ min: 0, max: 0.999 })), (list, numbers) => {
      const random = () => numbers.next().value ?? 0;
      const started = done(list);
      const gender = started.gender ?? 'anime';
      let draft: Draft = { ...started, gender };
      // A changed body may have fewer options, so open steps are filled once more.
      for (let pass = 0; pass < 2; pass += 1) draft = fillOpen(draft, stepsFor(draft), random);
      expect(firstOpen(draft, stepsFor(draft))).toBe('description');
      expect(draft.chosen['hair_colour']).toHaveLength(1);
      for (const step of stepsFor(draft)) {
        const before = valuesOf({ ...started, gender }, step);
        if (before.length > 0) expect(valuesOf(draft, step)).toEqual(before);
        expect(valuesOf(draft, step).length).toBeLessThanOrEqual(step.most);
      }
    }),
    runs(200, 2_000),
  );
});

test('a draft survives serialization, and invalid text is an empty draft', () => {
  const draft = {
    ...done([{ name: 'choice', pick: 1 }]),
    name: 'Mira',
    at: 'choose-type' as const,
  };
  expect(readDraft(JSON.stringify(draft))).toEqual(draft);
  expect(readDraft(null)).toEqual(emptyDraft);
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.object().map((it) => JSON.stringify(it)),
      ),
      (text) => {
        const read = readDraft(text);
        expect(Object.keys(read).sort()).toEqual(Object.keys(emptyDraft).sort());
        expect(whereTo(read, stepsFor(read), undefined)).toBeDefined();
      },
    ),
    runs(300, 3_000),
  );
  expect(
    readDraft('{"gender":"dog","chosen":{"body":["slim",5,"x:y"],"A":["b"],"c":4},"at":"end"}'),
  ).toEqual({ ...emptyDraft, chosen: { body: ['slim'] } });
});

test('an old draft opens at the first new step, and removed options are neither shown nor sent', () => {
  const old = readDraft(
    JSON.stringify({
      gender: 'female',
      at: 'description',
      name: 'Mira',
      age: '40',
      chosen: {
        type: ['pirate'],
        ethnicity: ['one'],
        body: ['slim'],
        breast: ['large'],
        hair_style: ['two'],
        hair_colour: ['neon'],
        personalities: ['one', 'gone'],
        scent: ['rose'],
      },
    }),
  );
  const steps = stepsFor(old);
  expect(whereTo(old, steps, 'description')).toBe('choose-type');
  const mended = choose(old, stepOf(old, 'choose-type'), 'artist');
  expect(firstOpen(mended, steps)).toBe('description');
  expect(newCharacterOf(mended, steps).traits).toEqual({
    type: 'artist',
    ethnicity: 'one',
    body: 'slim',
    hair_style: 'two',
    personalities: ['one'],
    fetishes: [],
  });
});

test('however much a draft holds, the question about its options stays short enough to be answered', () => {
  const chosen = Object.fromEntries(
    Array.from({ length: 60 }, (_, at) => [
      'x'.repeat(1 + (at % 39)) + 'y'.repeat(at % 2),
      ['z'.repeat(40)],
    ]),
  );
  const text = traitsText({ ...emptyDraft, chosen });
  expect(text.length).toBeLessThanOrEqual(1000);
  expect(text).toMatch(/^(?:[a-z_]{1,40}:[a-z_]{1,40},?)+$/);
});
