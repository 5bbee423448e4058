// The stored draft and key of a creation survive a reload, and are removed on signing out.
import { beforeEach, expect, test, vi } from 'vitest';
import { signedIn } from '../../../lib/session-fixture.ts';
import { emptyDraft } from './steps.ts';

/** Loads new modules, like a page load. */
async function load() {
  vi.resetModules();
  const { savedCreation } = await import('../saved-creation.ts');
  const { savedDraft } = await import('./saved-draft.ts');
  const { session } = await import('../../../lib/session.ts');
  return { savedCreation, savedDraft, session, ...(await import('./attempt.ts')) };
}

const body = (name: string) => ({
  gender: 'female' as const,
  traits: {
    type: 'scholar',
    ethnicity: 'latin',
    body: 'slim',
    hair_style: 'curls',
    personalities: [],
    fetishes: [],
  },
  name,
  age: 31,
  description: 'Two words. And more',
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
  const { savedCreation, savedDraft, beginAttempt, openAttempt } = await load();
  savedDraft.change((draft) => ({ ...draft, name: 'Ilse' }));
  beginAttempt(body('Ilse'));
  expect((await load()).savedDraft.read().name).toBe('Ilse');
  savedCreation.forget();
  expect(savedDraft.read()).toEqual(emptyDraft);
  expect(openAttempt(body('Ilse'))).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

const ann = () => signedIn();
const bob = () => signedIn({ id: '01900000-0000-7000-8000-00000000000b', name: 'Bob' });

test('a guest who signs in halfway continues with their draft', async () => {
  const { savedDraft, session } = await load();
  savedDraft.change((draft) => ({ ...draft, gender: 'anime', name: 'Ilse' }));
  session.enter(ann());
  expect(savedDraft.read()).toMatchObject({ gender: 'anime', name: 'Ilse' });
  session.leave();
  // It belongs to the member now, so the next account in this browser does not see it.
  expect(savedDraft.read()).toEqual(emptyDraft);
});

test('each member has a draft of their own, and finds it again', async () => {
  const first = await load();
  first.session.enter(ann());
  first.savedDraft.change((draft) => ({ ...draft, gender: 'male', name: 'Tomas' }));
  first.session.leave();
  first.session.enter(bob());
  expect(first.savedDraft.read()).toEqual(emptyDraft);
  first.savedDraft.change((draft) => ({ ...draft, name: 'Mara' }));
  first.savedCreation.forget();
  first.session.leave();
  const later = await load();
  later.session.enter(ann());
  expect(later.savedDraft.read().name).toBe('Tomas');
});

test('of a guest’s draft and the member’s own, the more advanced one is kept', async () => {
  const { savedDraft, session } = await load();
  session.enter(ann());
  savedDraft.change((draft) => ({ ...draft, gender: 'male', name: 'Tomas', description: 'Tall.' }));
  session.leave();
  savedDraft.change((draft) => ({ ...draft, gender: 'female' }));
  session.enter(ann());
  expect(savedDraft.read().name).toBe('Tomas');
});

test('two tabs go on with the same draft, and neither undoes what the other chose', async () => {
  const { savedDraft } = await load();
  const listener = vi.fn();
  savedDraft.change((draft) => ({ ...draft, gender: 'female' }));
  const { savedCreation } = await load();
  savedCreation.draft.subscribe(listener);
  const here = (await import('./saved-draft.ts')).savedDraft;
  expect(here.read().gender).toBe('female');
  const elsewhere = JSON.stringify({ ...here.read(), chosen: { body: ['slim'] } });
  localStorage.setItem('velour.create', elsewhere);
  window.dispatchEvent(new StorageEvent('storage', { key: 'velour.create', newValue: elsewhere }));
  expect(listener).toHaveBeenCalled();
  here.change((draft) => ({ ...draft, name: 'Ilse' }));
  expect(here.read()).toMatchObject({ gender: 'female', chosen: { body: ['slim'] }, name: 'Ilse' });
});

test('a browser that remembers nothing still keeps the draft as long as the page is open', async () => {
  const forbidden = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'QuotaExceededError');
  });
  const { savedDraft } = await load();
  savedDraft.change((draft) => ({ ...draft, name: 'Ilse' }));
  expect(savedDraft.read().name).toBe('Ilse');
  forbidden.mockRestore();
});
