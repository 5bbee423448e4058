// Who is here: visitors' tokens are made late, once, and kept; being 18 is told to the server with the first one.
import { describe, expect, test, vi } from 'vitest';
import { createSession } from './session.ts';
import type { Memory } from './storage.ts';

function setUp(stored: Record<string, string> = {}) {
  const kept = new Map(Object.entries(stored));
  const memory: Memory = {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void (value === null ? kept.delete(key) : kept.set(key, value)),
  };
  let count = 0;
  const needs = {
    memory,
    createVisitor: vi.fn(async () => `visitor-${++count}`),
    confirmAdult: vi.fn(async (jwt: string) => `${jwt}-adult`),
    askAge: vi.fn(),
    goToLogin: vi.fn(),
  };
  return { session: createSession(needs), kept, ...needs };
}

const member = (refresh = async (): Promise<string | undefined> => undefined) => ({
  token: 'member-token',
  refresh,
  is_admin: true,
  active_plan: 'annual',
});

describe('a visitor', () => {
  test('is nobody until a token is needed', async () => {
    const { session, createVisitor } = setUp();
    expect(session.read()).toMatchObject({ kind: 'anonymous', is_admin: false, active_plan: null });
    expect(session.current()).toBeUndefined();
    expect(createVisitor).not.toHaveBeenCalled();
    await session.obtain();
    expect(session.read().kind).toBe('visitor');
  });

  test('is made once, however many calls ask at the same time', async () => {
    const { session, createVisitor } = setUp();
    const tokens = await Promise.all([session.obtain(), session.obtain(), session.obtain()]);
    expect(new Set(tokens).size).toBe(1);
    expect(createVisitor).toHaveBeenCalledOnce();
  });

  test('is the same after a reload and in another tab', async () => {
    const { session, kept } = setUp();
    await session.obtain();
    const again = setUp(Object.fromEntries(kept));
    expect(again.session.read().kind).toBe('visitor');
    expect(await again.session.obtain()).toBe('visitor-1');
    expect(again.createVisitor).not.toHaveBeenCalled();
  });

  test('whose token was refused becomes a new one', async () => {
    const { session } = setUp();
    const old = await session.obtain();
    expect(await session.repair(old, 'identity.token_invalid')).toBe('visitor-2');
  });

  test('is not made anew when another tab has already done so', async () => {
    const { session, kept, createVisitor } = setUp();
    await session.obtain();
    kept.set('visitor', JSON.stringify({ jwt: 'from-elsewhere', adult: false }));
    expect(await session.repair('visitor-1', 'identity.token_invalid')).toBe('from-elsewhere');
    expect(createVisitor).toHaveBeenCalledOnce();
  });

  test('is kept when what was asked for needs a member', async () => {
    const { session } = setUp();
    const token = await session.obtain();
    expect(await session.repair(token, 'identity.required')).toBeUndefined();
    expect(session.current()).toBe(token);
  });

  test('is never led to the login page', () => {
    const { session, goToLogin } = setUp();
    session.giveUp();
    expect(goToLogin).not.toHaveBeenCalled();
  });

  test('does not mind what else may stand in the storage', async () => {
    for (const rubbish of ['', 'x', 'null', '[]', '{"jwt":5}']) {
      const { session } = setUp({ visitor: rubbish });
      expect(session.current()).toBeUndefined();
      expect(await session.obtain()).toBe('visitor-1');
    }
  });
});

describe('being 18', () => {
  test('is remembered here at once, and told to the server with the first token', async () => {
    const { session, kept, confirmAdult } = setUp();
    await session.confirmAge();
    expect(session.read().age_confirmed).toBe(true);
    expect(kept.get('adult')).toBe('yes');
    expect(confirmAdult).not.toHaveBeenCalled();
    expect(await session.obtain()).toBe('visitor-1-adult');
    expect(await session.obtain()).toBe('visitor-1-adult');
    expect(confirmAdult).toHaveBeenCalledExactlyOnceWith('visitor-1');
  });

  test('is told at once where there is a token already', async () => {
    const { session } = setUp();
    await session.obtain();
    await session.confirmAge();
    expect(session.current()).toBe('visitor-1-adult');
  });

  test('is told again when the server has forgotten', async () => {
    const { session, confirmAdult } = setUp({
      adult: 'yes',
      visitor: '{"jwt":"known","adult":true}',
    });
    expect(await session.repair('known', 'safety.age_gate_required')).toBe('known-adult');
    expect(confirmAdult).toHaveBeenCalledOnce();
  });

  test('is asked when the server wants to know and nobody has answered yet', async () => {
    const { session, askAge } = setUp();
    const token = await session.obtain();
    expect(await session.repair(token, 'safety.age_gate_required')).toBeUndefined();
    expect(askAge).toHaveBeenCalledOnce();
  });
});

describe('a member', () => {
  test('brings token, admin flag and plan, and leaves as the visitor of before', async () => {
    const { session } = setUp();
    await session.obtain();
    session.enter(member());
    expect(session.read()).toMatchObject({ kind: 'member', is_admin: true, active_plan: 'annual' });
    expect(session.current()).toBe('member-token');
    session.leave();
    expect(session.read()).toMatchObject({ kind: 'visitor', is_admin: false, active_plan: null });
  });

  test('whose token was refused gets one forced refresh', async () => {
    const { session } = setUp();
    session.enter(member(async () => 'fresh'));
    expect(await session.repair('member-token', 'identity.token_invalid')).toBe('fresh');
    expect(session.current()).toBe('fresh');
  });

  test('that is refused for good is signed out and led to the login page', () => {
    const { session, goToLogin } = setUp();
    session.enter(member());
    session.giveUp();
    expect(session.read().kind).toBe('anonymous');
    expect(goToLogin).toHaveBeenCalledOnce();
  });
});
