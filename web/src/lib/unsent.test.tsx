// Unsent texts: who sees them again, and when they are deleted.
import { act, cleanup, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SignedIn } from '@velour/contract/account.ts';
import { signedIn } from './session-fixture.ts';

/** Loads new modules, like a page load. */
async function loadPage() {
  cleanup();
  vi.resetModules();
  const { session } = await import('./session.ts');
  const { forgetPersonal } = await import('./personal-entries.ts');
  const { useUnsent } = await import('./unsent.ts');
  return { session, forgetPersonal, open: () => renderHook(() => useUnsent('appeal')).result };
}

const ann = signedIn();
const ben: SignedIn = { ...ann, user: { ...ann.user, id: '01900000-0000-7000-8000-00000000000b' } };

beforeEach(() => window.localStorage.clear());

async function typeAs(member: SignedIn | undefined, words: string) {
  const page = await loadPage();
  if (member) page.session.enter(member);
  const field = page.open();
  act(() => field.current[1](words));
  return page;
}

test('it outlives a reload and a sign-in that ended, for its member alone', async () => {
  const { session, open } = await typeAs(ann, 'She is thirty.');
  session.leave();
  expect(open().current[0], 'not for a guest').toBe('');
  const after = await loadPage();
  expect(after.open().current[0]).toBe('');
  after.session.enter(ann);
  expect(after.open().current[0]).toBe('She is thirty.');
});

test('another member neither reads it nor leaves it', async () => {
  await typeAs(ann, 'She is thirty.');
  const after = await loadPage();
  after.session.enter(ben);
  expect(after.open().current[0]).toBe('');
  expect(JSON.stringify({ ...window.localStorage })).not.toContain('thirty');
});

test('a guest’s texts move to the account', async () => {
  const { session, open } = await typeAs(undefined, 'The page is slow.');
  session.enter(ann);
  expect(open().current[0]).toBe('The page is slow.');
});

test('signing out and sending remove it', async () => {
  const { forgetPersonal, open } = await typeAs(ann, 'She is thirty.');
  forgetPersonal();
  expect(open().current[0]).toBe('');
  expect(window.localStorage.getItem('velour.unsent')).toBeNull();
  await typeAs(ann, 'She is thirty.');
  await typeAs(ann, '');
  expect(window.localStorage.getItem('velour.unsent')).toBeNull();
});

test('with forbidden storage, texts last as long as their form', async () => {
  const forbid = () => {
    throw new Error('forbidden');
  };
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
    vi.spyOn(Storage.prototype, name).mockImplementation(forbid),
  );
  const field = (await loadPage()).open();
  act(() => field.current[1]('The page is slow.'));
  expect(field.current[0]).toBe('The page is slow.');
  for (const spy of spies) spy.mockRestore();
});
