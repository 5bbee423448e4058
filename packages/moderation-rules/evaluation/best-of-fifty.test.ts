// Repeated attempts with different obfuscations: one that passes is enough for an attacker.
import { expect, test } from 'vitest';
import { createModerationRules } from '../src/rules.ts';
import { score } from './corpus.ts';
import { people, requests } from './minors.words.ts';
import { createRandom, fill, linesOf, mutators, pick } from './mutators.ts';

const safety = createModerationRules();
const random = createRandom(50);
const TRIES = 50;

test('nine of ten requests are blocked in each of fifty disguises', () => {
  const core = linesOf(requests).flatMap((request) =>
    linesOf(people).map((who) => fill(request.replace('{who}', who), random, 2026)),
  );
  const disguises = Object.values(mutators);
  const cases = Array.from({ length: 100 }, () => {
    const request = pick(core, random);
    const holds = Array.from({ length: TRIES }, () =>
      pick(disguises, random)(request, random),
    ).every((text) => safety.checkInput({ text, recent: [], surface: 'chat' }).action === 'block');
    return { text: request, holds };
  });
  expect(score('minors, all of fifty disguises', cases).share).toBeGreaterThanOrEqual(0.9);
});
