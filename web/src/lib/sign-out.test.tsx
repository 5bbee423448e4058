// Signing out removes what the browser stored for the person.
import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { registerPersonal } from './personal-entries.ts';
import { signedIn } from './session-fixture.ts';
import { session } from './session.ts';
import { useLeave } from './sign-out.ts';
import { memory } from './storage.ts';

test('every registered entry is deleted while the session is still known, others stay', () => {
  const ann = signedIn();
  session.enter(ann);
  const nameOf = () => `draft.${session.read().id}`;
  registerPersonal(() => memory.write(nameOf(), null));
  memory.write(nameOf(), 'Hello');
  memory.write('theme', 'dark');
  const { result } = renderHook(useLeave, { wrapper: MemoryRouter });
  act(() => result.current());
  expect(session.read().id).toBeNull();
  expect(memory.read(`draft.${ann.user.id}`)).toBeNull();
  expect(memory.read('theme')).toBe('dark');
});
