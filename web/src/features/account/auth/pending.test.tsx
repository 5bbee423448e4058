// What a tab still knows of an account that waits for its code, after its page was loaded again.
import { expect, test, vi } from 'vitest';
import { pending } from './pending.ts';

const stored = () => JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]);

async function reload() {
  vi.resetModules();
  return (await import('./pending.ts')).pending;
}

test('the address outlives a reload, and the password does not', async () => {
  const made = { email: 'sam@velour.example', resendAt: 7, step: 'confirm' as const };
  pending.keep({ ...made, password: 'velvet-night' });
  expect(stored()).not.toContain('velvet');
  expect((await reload()).read()).toEqual({ ...made, password: '' });
  pending.forget();
  expect(stored()).not.toContain('sam@');
  expect((await reload()).read()).toMatchObject({ email: '', step: null });
});

test('unreadable stored data is ignored', async () => {
  window.sessionStorage.setItem('velour.code-for', '{');
  expect((await reload()).read()).toMatchObject({ email: '', step: null });
});
