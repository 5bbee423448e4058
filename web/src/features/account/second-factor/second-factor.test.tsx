// The second factor: the second step hides everything until it is passed; in the profile, factors are added and
// removed.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { SecondFactorState } from '@velour/contract/second-factor.ts';
import { fakeServer, refuse } from '../../../lib/fake-server.ts';
import { renderScreen } from '../../../lib/screen-fixture.tsx';
import { session } from '../../../lib/session.ts';
import { signedIn } from '../../../lib/session-fixture.ts';
import { canUsePasskeys } from './passkeys.ts';
import SecondFactorSection from './second-factor-section.tsx';
import SecondStep from './second-step.tsx';

const state: SecondFactorState = {
  is_owed: false,
  is_required: false,
  has_app: false,
  passkey_hosts: [],
  factors: [],
  recovery_codes_left: 0,
};
const app = {
  id: '01900000-0000-7000-8000-00000000000b',
  kind: 'app',
  name: 'Authenticator app',
  created_at: '2026-05-01T19:00:00Z',
  used_at: null,
} as const;
const key = {
  factor_id: app.id,
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Velour:ann?secret=JBSWY3DPEHPK3PXP&issuer=Velour',
};

let server = fakeServer();
beforeEach(() => {
  server = fakeServer();
});
const user = userEvent.setup();

test('the step takes a code, says a wrong one at its field, and then everything is open', async () => {
  session.enter({ ...signedIn({ is_admin: true }), second_factor_needed: true });
  expect(session.read().second_factor_needed).toBe(true);
  server.answer({
    'second_factor.read': { ...state, is_owed: true, has_app: true },
    'second_factor.pass': refuse('second_factor.code_wrong'),
  });
  renderScreen(<SecondStep />);
  const field = await screen.findByLabelText('Code');
  await user.type(field, '123 456{Enter}');
  await screen.findByText(/That code isn’t right/);
  expect(session.read().second_factor_needed).toBe(true);
  server.answer({ 'second_factor.pass': { done: true } });
  await user.clear(field);
  await user.type(field, '654321{Enter}');
  await waitFor(() => expect(session.read().second_factor_needed).toBe(false));
  expect(server.bodiesOf('second_factor.pass')).toEqual([{ code: '123456' }, { code: '654321' }]);
});

test('a recovery code passes, too; passkeys of another address are named', async () => {
  session.enter({ ...signedIn({ is_admin: true }), second_factor_needed: true });
  server.answer({
    'second_factor.read': {
      ...state,
      is_owed: true,
      has_app: true,
      passkey_hosts: ['velour.example'],
    },
    'second_factor.pass': { done: true },
  });
  renderScreen(<SecondStep />);
  await screen.findByText(/Your passkeys work only on velour\.example/);
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  await user.type(screen.getByLabelText('Recovery code'), '7K3M-9QRT-0VWX-2ABC{Enter}');
  await waitFor(() => expect(session.read().second_factor_needed).toBe(false));
  expect(server.bodiesOf('second_factor.pass')).toEqual([{ recovery_code: '7K3M-9QRT-0VWX-2ABC' }]);
});

test('a call that is refused for the second factor opens the second step', async () => {
  session.enter(signedIn({ is_admin: true }));
  await session.refresh('member-token', 'identity.second_factor_needed');
  expect(session.read()).toMatchObject({ kind: 'member', second_factor_needed: true });
  session.leave();
  expect(session.read().second_factor_needed).toBe(false);
});

test('an app is added by its code; the recovery codes are shown once', async () => {
  server.answer({
    'second_factor.read': state,
    'second_factor.startApp': key,
    'second_factor.confirmApp': { recovery_codes: ['AAAA-BBBB-CCCC-DDDD'] },
  });
  renderScreen(<SecondFactorSection />);
  await user.click(await screen.findByRole('button', { name: 'Add authenticator app' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add authenticator app' }));
  dialog.getByRole('img', { name: 'QR code with your key' });
  dialog.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP');
  server.answer({
    'second_factor.read': { ...state, has_app: true, factors: [app], recovery_codes_left: 10 },
  });
  await user.type(dialog.getByLabelText('Code'), '123456{Enter}');
  const codes = within(await screen.findByRole('dialog', { name: 'Save your recovery codes' }));
  codes.getByText('AAAA-BBBB-CCCC-DDDD');
  await user.click(codes.getByRole('button', { name: 'I’ve saved them' }));
  await screen.findByText('10 unused codes left');
  expect(screen.queryByText('AAAA-BBBB-CCCC-DDDD')).toBeNull();
  expect(server.bodiesOf('second_factor.confirmApp')).toEqual([
    { factor_id: app.id, code: '123456' },
  ]);
});

test('the password is required if it was entered too long ago', async () => {
  server.answer({
    'second_factor.read': { ...state, has_app: true, factors: [app], recovery_codes_left: 9 },
    'second_factor.remove': refuse('identity.password_needed'),
  });
  renderScreen(<SecondFactorSection />);
  await user.click(await screen.findByRole('button', { name: 'Remove Authenticator app' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Authenticator app?' }));
  dialog.getByText(/your recovery codes will stop working/);
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await screen.findByRole('dialog', { name: 'Confirm it’s you' });
});

test('passkeys are offered on host names only', () => {
  Object.assign(window, { PublicKeyCredential: () => undefined });
  expect(canUsePasskeys('velour.example')).toBe(true);
  expect(canUsePasskeys('127.0.0.1')).toBe(false);
  expect(canUsePasskeys('[::1]')).toBe(false);
});
