// What the wizard keeps: the draft and the key of a creation outlive the page, and neither outlives the sign-in.
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyDraft } from './way.ts';

/** As after a reload: nothing but the browser's storage remembers. */
async function load() {
  vi.resetModules();
  const { keptCreation } = await import('../../../lib/kept-creation.ts');
  const { keptDraft } = await import('./kept-draft.ts');
  return { keptCreation, keptDraft, ...(await import('./attempt.ts')) };
}

const body = (name: string) => ({
  gender: 'female' as const,
  traits: {
    ...{ type: 'scholar', ethnicity: 'latin', body: 'slim', hair_style: 'curls' },
    ...{ personalities: [], fetishes: [] },
  },
  ...{ name, age: 31, description: 'Two words. And more' },
});

beforeEach(() => localStorage.clear());

test('a creation that was sent keeps its key over a reload, and another person has another', async () => {
  const before = await load();
  expect(before.openAttempt(body('Ilse'))).toBeUndefined();
  const key = before.beginAttempt(body('Ilse'));
  const after = await load();
  expect(after.openAttempt(body('Ilse'))).toBe(key);
  expect(after.beginAttempt(body('Ilse'))).toBe(key);
  expect(after.openAttempt(body('Mara'))).toBeUndefined();
  expect(after.beginAttempt(body('Mara'))).not.toBe(key);
  after.endAttempt();
  expect((await load()).openAttempt(body('Mara'))).toBeUndefined();
});

test('signing out forgets the draft and the key, on the page and in the browser', async () => {
  const { keptCreation, keptDraft, beginAttempt, openAttempt } = await load();
  keptDraft.change((draft) => ({ ...draft, name: 'Ilse' }));
  beginAttempt(body('Ilse'));
  expect((await load()).keptDraft.read().name).toBe('Ilse');
  keptCreation.forget();
  expect(keptDraft.read()).toEqual(emptyDraft);
  expect(openAttempt(body('Ilse'))).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});
