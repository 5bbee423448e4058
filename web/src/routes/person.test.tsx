// Data that was loaded for one person is never shown to the next one.
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { savedEdits } from '../features/characters/saved-edits.ts';
import { savedCreation } from '../features/generation/saved-creation.ts';
import { savedDrafts } from '../features/studio/saved-drafts.ts';
import { forgetPersonal } from '../lib/personal-entries.ts';
import { signedIn } from '../lib/session-fixture.ts';
import { createSession } from '../lib/session.ts';
import { memory } from '../lib/storage.ts';
import { followPerson, forgetStored } from './person.ts';

function setUp() {
  const client = new QueryClient();
  const session = createSession({
    memory,
    createVisitor: async () => 'visitor',
    confirmAdult: async (jwt) => jwt,
    refresh: async () => signedIn(),
    endSignIn: async () => undefined,
    withLock: (callback) => callback(),
    askAge: () => undefined,
    askAgeCheck: () => undefined,
    goToLogin: () => undefined,
    restart: () => undefined,
    later: () => undefined,
  });
  const forgetChats = vi.fn(async () => undefined);
  const setAside = vi.fn(async () => undefined);
  followPerson(client, { session, chats: { forget: forgetChats, setAside } });
  return { client, session, forgetChats, setAside };
}

test('leaving the session removes everything that was cached for the member', () => {
  const { client, session, forgetChats } = setUp();
  session.enter(signedIn());
  client.setQueryData(['chats', 'list'], ['Maren']);
  client.setQueryData(['user'], { name: 'Ann' });
  forgetPersonal();
  session.leave();
  expect(client.getQueryCache().getAll()).toEqual([]);
  expect(forgetChats).toHaveBeenCalledOnce();
});

test('an expired sign-in keeps texts typed in chats, for the same member only', async () => {
  const { session, forgetChats, setAside } = setUp();
  session.enter(signedIn());
  await session.onSignInEnded();
  expect(setAside).toHaveBeenCalledOnce();
  session.enter(signedIn());
  expect(forgetChats).not.toHaveBeenCalled();
  await session.onSignInEnded();
  session.enter(signedIn({ id: '01900000-0000-7000-8000-00000000000b' }));
  expect(forgetChats).toHaveBeenCalledOnce();
});

test('a sign-out in one tab leaves nothing of the member in any tab’s storage', () => {
  const [one, other] = [setUp(), setUp()];
  one.session.enter(signedIn());
  other.session.enter(signedIn());
  memory.write('drafts.1', '[]');
  forgetPersonal();
  one.session.leave();
  other.session.sync();
  expect(other.session.read().id).toBeNull();
  expect(other.forgetChats).toHaveBeenCalledOnce();
  expect({ ...localStorage }).toEqual({});
});

test('a sign-in that ended in one tab keeps the texts of all tabs', async () => {
  const [one, other] = [setUp(), setUp()];
  one.session.enter(signedIn());
  other.session.enter(signedIn());
  await one.session.onSignInEnded();
  other.session.sync();
  expect(other.session.read().id).toBeNull();
  expect(other.setAside).toHaveBeenCalledOnce();
  expect(other.forgetChats).not.toHaveBeenCalled();
});

test('after a sign-out mounted queries are refetched, unmounted ones are not', async () => {
  const { client, session } = setUp();
  session.enter(signedIn());
  const fetched: string[] = [];
  const watch = (name: string) =>
    new QueryObserver(client, {
      queryKey: [name],
      queryFn: () => fetched.push(name),
      staleTime: Infinity,
      initialData: 0,
    }).subscribe(() => undefined);
  watch('everyone');
  const unmount = watch('devices');
  session.leave();
  unmount(); // like the guard, before the next task
  await vi.waitFor(() => expect(fetched).toEqual(['everyone']));
});

test('after a sign-in the screen stays, and everything is refetched', async () => {
  const { client, session, forgetChats } = setUp();
  await session.obtain();
  client.setQueryData(['chats', 'list'], ['Maren']);
  session.enter(signedIn());
  expect(client.getQueryData(['chats', 'list'])).toEqual(['Maren']);
  expect(client.getQueryState(['chats', 'list'])?.isInvalidated).toBe(true);
  expect(forgetChats).not.toHaveBeenCalled();
});

test('a fresh token or a new name changes nothing', () => {
  const { client, session, forgetChats } = setUp();
  session.enter(signedIn());
  client.setQueryData(['user'], { name: 'Ann' });
  session.enter(signedIn({ name: 'Anna' }));
  expect(client.getQueryState(['user'])?.isInvalidated).toBe(false);
  expect(forgetChats).not.toHaveBeenCalled();
});

function writeDrafts(): void {
  savedCreation.draft.write('{"name":"Ilse"}');
  savedCreation.attempt.write('a-key {}');
  savedEdits.write('orla', { before: { name: 'Orla' }, mine: { name: 'Una' } });
  savedDrafts.change('orla', { prompt: 'At the sea' });
  expect(localStorage).toHaveLength(4);
}

test('signing out removes the drafts and the unsaved edits that the browser stored', () => {
  writeDrafts();
  forgetPersonal();
  expect(localStorage).toHaveLength(0);
  expect([savedCreation.draft.read(), savedEdits.read('orla')]).toEqual([null, undefined]);
  expect(savedDrafts.of('orla').prompt).toBe('');
});

test('it removes them also where the code that wrote them is not loaded', () => {
  writeDrafts();
  localStorage.setItem('velour.unsent', JSON.stringify({ owner: 'ann', texts: { a: 'b' } }));
  forgetStored();
  expect(localStorage).toHaveLength(0);
});
