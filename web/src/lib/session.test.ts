// The session: visitors' tokens are created lazily, once, and stored; the age confirmation is sent with the first one.
import { describe, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createSession } from './session.ts';
import { signedIn as memberSignedIn } from './session-fixture.ts';
import type { Memory } from './storage.ts';

function setUp(entries: Record<string, string> = {}) {
  const stored = new Map(Object.entries(entries));
  const memory: Memory = {
    read: (key) => stored.get(key) ?? null,
    write: (key, value) => void (value === null ? stored.delete(key) : stored.set(key, value)),
  };
  let count = 0;
  const needs = {
    memory,
    createVisitor: vi.fn(async () => `visitor-${++count}`),
    confirmAdult: vi.fn(async (jwt: string) => `${jwt}-adult`),
    refresh: vi.fn(async () => signedIn('refreshed')),
    endSignIn: vi.fn(async () => undefined),
    withLock: createFakeLock(),
    askAge: vi.fn(),
    askAgeCheck: vi.fn(),
    goToLogin: vi.fn(),
    restart: vi.fn(),
    clock: () => now,
    later: vi.fn((_deed: () => void, _ms: number) => undefined),
  };
  let now = Date.parse('2026-05-01T20:00:00Z');
  const pass = (ms: number) => void (now += ms);
  return { session: createSession(needs), stored, pass, ...needs };
}

/** A fake of the Web Locks API, shared by all tabs of a test. */
function createFakeLock() {
  let queue: Promise<unknown> = Promise.resolve();
  return <T>(callback: () => Promise<T>): Promise<T> => {
    const mine = queue.then(callback);
    queue = mine.catch(() => undefined);
    return mine;
  };
}

const id = '0190-ann';
const signedIn = (token: string, changes = {}) => ({
  ...memberSignedIn({ id, is_admin: true, active_plan: 'annual', ...changes }),
  token,
  expires_at: '2026-05-01T21:00:00Z',
});
const hint = JSON.stringify({ id, is_admin: true, active_plan: 'annual' });
const refusal = (status: number) =>
  new ApiError({ code: 'x', status, title: 'No.', method: 'POST', path: '/auth/refresh' });
const fails = (status: number) => () => Promise.reject(refusal(status));

describe('a visitor', () => {
  test('is anonymous until a token is needed', async () => {
    const { session, createVisitor } = setUp();
    expect(session.read()).toMatchObject({ kind: 'anonymous', is_admin: false, active_plan: null });
    expect(await session.present()).toBeUndefined();
    expect(createVisitor).not.toHaveBeenCalled();
    await session.obtain();
    expect(session.read().kind).toBe('visitor');
  });

  test('is created once for concurrent calls', async () => {
    const { session, createVisitor } = setUp();
    const tokens = await Promise.all([session.obtain(), session.obtain(), session.obtain()]);
    expect(new Set(tokens).size).toBe(1);
    expect(createVisitor).toHaveBeenCalledOnce();
  });

  test('is the same after a reload and in another tab', async () => {
    const { session, stored } = setUp();
    await session.obtain();
    const again = setUp(Object.fromEntries(stored));
    expect(again.session.read().kind).toBe('visitor');
    expect(await again.session.obtain()).toBe('visitor-1');
    expect(again.createVisitor).not.toHaveBeenCalled();
  });

  test('whose token was refused becomes a new one', async () => {
    const { session } = setUp();
    const old = await session.obtain();
    expect(await session.refresh(old, 'identity.token_invalid')).toBe('visitor-2');
  });

  test('is not created again when another tab has already done so', async () => {
    const { session, stored, createVisitor } = setUp();
    await session.obtain();
    stored.set('visitor', JSON.stringify({ jwt: 'from-elsewhere', adult: false }));
    expect(await session.refresh('visitor-1', 'identity.token_invalid')).toBe('from-elsewhere');
    expect(createVisitor).toHaveBeenCalledOnce();
  });

  test('stays when the call needs a member', async () => {
    const { session } = setUp();
    const token = await session.obtain();
    expect(await session.refresh(token, 'identity.required')).toBeUndefined();
    expect(await session.present()).toBe(token);
  });

  test('is never led to the login page', () => {
    const { session, goToLogin } = setUp();
    session.onRejected();
    expect(goToLogin).not.toHaveBeenCalled();
  });

  test('ignores invalid data in storage', async () => {
    for (const rubbish of ['', 'x', 'null', '[]', '{"jwt":5}']) {
      const { session } = setUp({ visitor: rubbish });
      expect(await session.present()).toBeUndefined();
      expect(await session.obtain()).toBe('visitor-1');
    }
  });
});

describe('being 18', () => {
  test('is stored at once, and sent to the server with the first token', async () => {
    const { session, stored, confirmAdult } = setUp();
    await session.confirmAge();
    expect(session.read().ageConfirmed).toBe(true);
    expect(stored.get('adult')).toBe('yes');
    expect(confirmAdult).not.toHaveBeenCalled();
    expect(await session.obtain()).toBe('visitor-1-adult');
    expect(await session.obtain()).toBe('visitor-1-adult');
    expect(confirmAdult).toHaveBeenCalledExactlyOnceWith('visitor-1');
  });

  test('is sent at once where there is a token already', async () => {
    const { session } = setUp();
    await session.obtain();
    await session.confirmAge();
    expect(await session.present()).toBe('visitor-1-adult');
  });

  test('is sent again when the server has lost it', async () => {
    const { session, confirmAdult } = setUp({
      adult: 'yes',
      visitor: '{"jwt":"known","adult":true}',
    });
    expect(await session.refresh('known', 'safety.age_gate_required')).toBe('known-adult');
    expect(confirmAdult).toHaveBeenCalledOnce();
  });

  test('opens the age gate when the server needs an unanswered confirmation', async () => {
    const { session, askAge } = setUp();
    const token = await session.obtain();
    expect(await session.refresh(token, 'safety.age_gate_required')).toBeUndefined();
    expect(askAge).toHaveBeenCalledOnce();
  });
});

describe('a member', () => {
  test('has token, name, admin flag and plan, and becomes the previous visitor after signing out', async () => {
    const { session, stored } = setUp();
    await session.obtain();
    session.enter(signedIn('mine'));
    expect(session.read()).toMatchObject({
      kind: 'member',
      returning: false,
      name: 'Ann',
      is_admin: true,
      active_plan: 'annual',
    });
    expect(await session.obtain()).toBe('mine');
    session.leave();
    expect(session.read()).toMatchObject({ kind: 'visitor', is_admin: false, active_plan: null });
    expect(await session.present()).toBe('visitor-1');
    expect([...stored.keys()]).toEqual(['visitor']);
  });

  test('whose account does not know the age answered here has it confirmed, and goes on with the same token', async () => {
    const { session, confirmAdult, askAge } = setUp({ adult: 'yes' });
    confirmAdult.mockImplementation(async (jwt) => jwt);
    session.enter(signedIn('mine'));
    expect(await session.refresh('mine', 'safety.age_gate_required')).toBe('mine');
    expect(confirmAdult).toHaveBeenCalledExactlyOnceWith('mine');
    expect(askAge).not.toHaveBeenCalled();
  });

  test('who answers the age gate after signing in has the answer sent for the account', async () => {
    const { session, confirmAdult } = setUp();
    session.enter(signedIn('mine'));
    await session.confirmAge();
    expect(confirmAdult).toHaveBeenCalledExactlyOnceWith('mine');
  });

  test('leaves nothing secret and no name behind in the storage', () => {
    const { session, stored } = setUp();
    session.enter(signedIn('mine'));
    expect([...stored]).toEqual([['member', hint]]);
  });

  test('whose token was refused gets one forced refresh, however many calls were refused', async () => {
    const { session, refresh } = setUp();
    session.enter(signedIn('old'));
    const refreshed = [1, 2, 3].map(() => session.refresh('old', 'identity.token_invalid'));
    expect(await Promise.all(refreshed)).toEqual(['refreshed', 'refreshed', 'refreshed']);
    expect(await session.refresh('old', 'identity.token_invalid')).toBe('refreshed');
    expect(refresh).toHaveBeenCalledOnce();
  });

  test('whose refresh is refused is signed out and redirected to the login page', async () => {
    const { session, refresh, goToLogin } = setUp();
    session.enter(signedIn('old'));
    refresh.mockImplementation(fails(401));
    expect(await session.refresh('old', 'identity.token_invalid')).toBeUndefined();
    session.onRejected();
    expect(session.read().kind).toBe('anonymous');
    expect(goToLogin).toHaveBeenCalledOnce();
  });

  test('gets a fresh token before the old one ends', async () => {
    const { session, later, pass } = setUp();
    session.enter(signedIn('old'));
    expect(later.mock.calls[0]?.[1]).toBe(59 * 60_000);
    pass(59 * 60_000 - 1);
    expect(await session.present()).toBe('old');
    pass(1);
    later.mock.calls[0]?.[0]();
    expect(await session.present()).toBe('refreshed');
  });

  test('keeps the old token while the server is unreachable', async () => {
    const { session, refresh, pass } = setUp();
    session.enter(signedIn('old'));
    pass(59 * 60_000);
    refresh.mockImplementation(fails(0));
    expect(await session.present()).toBe('old');
    expect(session.read().kind).toBe('member');
  });

  test('whose sign-in was ended elsewhere is redirected to the login page', async () => {
    const { session, refresh, goToLogin, pass } = setUp();
    session.enter(signedIn('old'));
    pass(60 * 60_000);
    refresh.mockImplementation(fails(401));
    expect(await session.present()).toBeUndefined();
    expect(session.read().kind).toBe('anonymous');
    expect(goToLogin).toHaveBeenCalledOnce();
  });

  test('who signs out during a refresh stays signed out', async () => {
    const { session, stored } = setUp();
    session.enter(signedIn('old'));
    const refreshed = session.refresh('old', 'identity.token_invalid');
    session.leave();
    expect(await refreshed).toBeUndefined();
    expect(session.read().kind).toBe('anonymous');
    expect(stored.size).toBe(0);
  });
});

describe('after a reload', () => {
  test('a member is shown at once, and the token is fetched once', async () => {
    const { session, refresh } = setUp({ member: hint });
    expect(session.read()).toMatchObject({ kind: 'member', returning: true, is_admin: true });
    const tokens = await Promise.all([session.present(), session.obtain(), session.present()]);
    expect(tokens).toEqual(['refreshed', 'refreshed', 'refreshed']);
    expect(refresh).toHaveBeenCalledOnce();
    expect(session.read()).toMatchObject({ kind: 'member', returning: false, name: 'Ann' });
  });

  test('without a sign-in nothing is sent', async () => {
    const { session, refresh } = setUp();
    session.sync();
    expect(await session.present()).toBeUndefined();
    expect(refresh).not.toHaveBeenCalled();
  });

  test('an ended sign-in is forgotten without a redirect', async () => {
    const { session, refresh, stored, goToLogin } = setUp({ member: hint });
    refresh.mockImplementation(fails(401));
    expect(await session.obtain()).toBe('visitor-1');
    expect(session.read().kind).toBe('visitor');
    expect(stored.has('member')).toBe(false);
    expect(goToLogin).not.toHaveBeenCalled();
  });

  test.each([0, 429, 503])(
    'a server that answers %i is retried, and no visitor is created',
    async (status) => {
      const { session, refresh, createVisitor } = setUp({ member: hint });
      refresh.mockImplementationOnce(fails(status));
      await expect(session.obtain()).rejects.toMatchObject({ status });
      expect(session.read()).toMatchObject({ kind: 'member', returning: true });
      expect(await session.obtain()).toBe('refreshed');
      expect(createVisitor).not.toHaveBeenCalled();
    },
  );

  test.each(['', 'x', 'null', '[]', '{"id":5}'])('rubbish such as %j is no hint', (rubbish) => {
    expect(setUp({ member: rubbish }).session.read().kind).toBe('anonymous');
  });
});

describe('another tab', () => {
  test('that signs in signs this one in', async () => {
    const { session, stored } = setUp();
    stored.set('member', hint);
    session.sync();
    expect(session.read()).toMatchObject({ kind: 'member', returning: true });
    expect(await session.present()).toBe('refreshed');
  });

  test('that signs out signs this one out, which reloads', () => {
    const { session, stored, restart } = setUp();
    session.enter(signedIn('mine'));
    stored.delete('member');
    session.sync();
    expect(session.read()).toMatchObject({ kind: 'anonymous', id: null, name: '' });
    expect(restart).toHaveBeenCalledOnce();
  });

  test('whose sign-in ended by itself leads this one to the login page, from where it is', async () => {
    const one = setUp();
    one.session.enter(signedIn('mine'));
    const { session, stored, goToLogin, restart } = setUp();
    session.enter(signedIn('mine'));
    await one.session.onSignInEnded();
    stored.clear();
    for (const [key, value] of one.stored) stored.set(key, value);
    session.sync();
    expect(session.read().kind).toBe('anonymous');
    expect(goToLogin).toHaveBeenCalledOnce();
    expect(restart).not.toHaveBeenCalled();
  });

  test('that changes the account reloads this one', () => {
    const { session, stored, restart } = setUp();
    session.enter(signedIn('mine'));
    stored.set('member', JSON.stringify({ id: '0190-ben', is_admin: false, active_plan: null }));
    session.sync();
    expect(session.read().id).toBeNull();
    expect(restart).toHaveBeenCalledOnce();
  });

  test('does not sign out a browser without storage', () => {
    const { session, stored, memory } = setUp();
    memory.write = () => undefined;
    session.enter(signedIn('mine'));
    expect(stored.size).toBe(0);
    session.sync();
    expect(session.read().kind).toBe('member');
  });
});

describe('an end of the sign-in reported by the server', () => {
  test('waits for the sign-out of this tab, which then has nothing more to do', async () => {
    const { session, refresh, goToLogin, restart } = setUp();
    session.enter(signedIn('mine'));
    const left = session.signOut(session.leave);
    await Promise.all([session.onSignInEnded(), session.present(), left]);
    expect(session.read().kind).toBe('anonymous');
    expect(refresh).not.toHaveBeenCalled();
    expect(goToLogin).not.toHaveBeenCalled();
    expect(restart).not.toHaveBeenCalled();
  });

  test('by another tab signs this one out without a request', async () => {
    const { session, stored, withLock, refresh, goToLogin, restart } = setUp();
    session.enter(signedIn('mine'));
    const elsewhere = withLock(async () => void stored.delete('member'));
    const refreshed = session.refresh('mine', 'identity.token_invalid');
    await Promise.all([elsewhere, session.onSignInEnded()]);
    expect(await refreshed).toBeUndefined();
    expect(session.read().kind).toBe('anonymous');
    expect(refresh).not.toHaveBeenCalled();
    expect(goToLogin).not.toHaveBeenCalled();
    expect(restart).toHaveBeenCalledOnce();
  });

  test('by another device redirects to the login page without a request', async () => {
    const { session, stored, refresh, goToLogin } = setUp();
    session.enter(signedIn('mine'));
    await session.onSignInEnded();
    expect(session.read().kind).toBe('anonymous');
    expect(stored.has('member')).toBe(false);
    expect(refresh).not.toHaveBeenCalled();
    expect(goToLogin).toHaveBeenCalledOnce();
  });

  test('after a failed sign-out leaves the member signed in', async () => {
    const { session, endSignIn } = setUp();
    session.enter(signedIn('mine'));
    endSignIn.mockRejectedValueOnce(new Error('offline'));
    await expect(session.signOut(session.leave)).rejects.toThrow('offline');
    expect(session.read().kind).toBe('member');
  });
});

test('without storage, a signed-out page queries the server when it gets the focus', async () => {
  const { session, memory, refresh } = setUp();
  session.sync();
  expect(refresh).not.toHaveBeenCalled();
  memory.write = () => undefined;
  session.sync();
  await vi.waitFor(() => expect(session.read().kind).toBe('member'));
});

test('the sign-in of a popup or a bot is resumed if there is one', async () => {
  const { session, refresh } = setUp();
  expect(await session.resume()).toBe(true);
  expect(session.read().kind).toBe('member');
  session.leave();
  refresh.mockImplementation(fails(401));
  expect(await session.resume()).toBe(false);
  expect(session.read().kind).toBe('anonymous');
});
