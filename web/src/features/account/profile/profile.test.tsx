// The profile of a member, against a fake server.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Device, User } from '@velour/contract/account.ts';
import { fakeServer, refuse, type CallName } from '../../../lib/fake-server.ts';
import { session } from '../../../lib/session.ts';
import { signedIn } from '../../../lib/session-fixture.ts';
import { toasts } from '../../../lib/toasts.ts';
// Loaded in advance, instead of when a dialog is opened.
import './account-dialogs.tsx';
import { Profile } from './profile.tsx';
import { renderScreen } from '../../../lib/screen-fixture.tsx';

const sentTo = (call: CallName) => server.sentTo(call).map(({ body }) => body);

const phone: Device = {
  id: '0190-phone',
  name: 'Firefox on Android',
  method: 'google',
  network: '203.0.113.x',
  is_current: false,
  created_at: '2026-05-01T19:00:00Z',
  seen_at: '2026-05-01T19:00:00Z',
};
const here: Device = { ...phone, id: '0190-here', name: 'Chromium on Linux', is_current: true };

let server = fakeServer();
beforeEach(() => {
  server = fakeServer();
  server.answer({ 'account.devices': { devices: [here, phone] } });
});

const toastTexts = () => toasts.read().map(({ message }) => message);
const button = (name: string) => screen.getByRole('button', { name });

async function open(changes: Partial<User> = {}) {
  const signIn = signedIn(changes);
  session.enter(signIn);
  server.answer({ 'account.user': signIn.user });
  renderScreen(<Profile />);
  await screen.findByRole('heading', { name: 'Account' });
  return { user: userEvent.setup(), own: signIn.user };
}

test('the name is changed, and the menus know at once', async () => {
  const { user, own } = await open();
  server.answer({ 'account.changeUser': { ...own, name: 'Anna' } });
  await user.click(button('Change: Name'));
  const dialog = await screen.findByRole('dialog', { name: 'Name' });
  await user.clear(within(dialog).getByLabelText('Name'));
  await user.type(within(dialog).getByLabelText('Name'), ' Anna {Enter}');
  await waitFor(() => expect(session.read().name).toBe('Anna'));
  expect(sentTo('account.changeUser')).toEqual([{ name: 'Anna' }]);
});

test('a name that was not saved is there again, unless its dialog was closed', async () => {
  const openName = async (user: UserEvent) => {
    await user.click(button('Change: Name'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Name' }));
    return dialog.getByLabelText<HTMLInputElement>('Name');
  };
  const first = await open({ name: 'Ann' });
  await first.user.type(await openName(first.user), 'abel');
  cleanup();
  const { user } = await open({ name: 'Ann' });
  expect((await openName(user)).value).toBe('Annabel');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await openName(user)).value).toBe('Ann');
});

test('a blocked name is an error of its field; the name that others see is shown beside it', async () => {
  const own = { name: 'Moth', public_name: 'User_ab12cd34', name_state: 'refused' } as const;
  const { user } = await open({ ...own, name_reason: 'It is a shop.' });
  screen.getByText('Not approved. Others still see “User_ab12cd34”. Reason: It is a shop.');
  server.answer({ 'account.changeUser': refuse('safety.blocked', { detail: 'real_person' }) });
  await user.click(button('Change: Name'));
  const dialog = await screen.findByRole('dialog', { name: 'Name' });
  await user.type(within(dialog).getByLabelText('Name'), 's{Enter}');
  await within(dialog).findByText(/^This is the name of a well-known real person/);
  expect(within(dialog).getByLabelText<HTMLInputElement>('Name').value).toBe('Moths');
});

test('a new address takes effect once its code is entered', async () => {
  const { user, own } = await open();
  server.answer({
    'account.changeEmail': { sent_to: 'n**@velour.example', resend_at: own.created_at },
  });
  server.answer({ 'account.confirmEmail': { ...own, email: 'new@velour.example' } });
  await user.click(button('Change: Email'));
  await user.type(await screen.findByLabelText('New email'), 'new@velour.example');
  await user.type(screen.getByLabelText('Current password'), 'velvet-night{Enter}');
  await user.type(await screen.findByLabelText('Confirmation code'), '12 34 56{Enter}');
  await waitFor(() => expect(toastTexts()).toEqual(['Your new email is confirmed.']));
  expect(sentTo('account.confirmEmail')).toEqual([{ code: '123456' }]);
  await screen.findByText('new@velour.example');
});

test('a wrong current password shows an error at its field', async () => {
  const { user } = await open();
  server.answer({ 'account.changePassword': refuse('identity.wrong_credentials') });
  await user.click(button('Change: Password'));
  await user.type(await screen.findByLabelText('Current password'), 'candle-light');
  await user.type(screen.getByLabelText('New password'), 'velvet-night');
  await user.type(screen.getByLabelText('New password confirmation'), 'velvet-night{Enter}');
  await screen.findByText('That isn’t your current password.');
  expect(toastTexts()).toEqual([]);
});

test('a member who signed up with Google sets a first password by an email code', async () => {
  const { user } = await open({ has_password: false });
  const sent = { sent_to: 'i***@velour.example', resend_at: '2026-05-01T19:01:00Z' };
  server.answer({ 'account.sendProofCode': sent });
  screen.getByText('No password. You sign in another way.');
  expect(screen.queryByRole('button', { name: 'Change: Password' })).toBeNull();
  await user.click(button('Set password'));
  await screen.findByText(/^To make sure it’s you, we sent a code to /);
  server.answer({ 'account.setPassword': refuse('identity.code_wrong') });
  await user.type(screen.getByLabelText('Code from your current email'), '123 456');
  await user.type(screen.getByLabelText('New password'), 'velvet-night');
  await user.type(screen.getByLabelText('New password confirmation'), 'velvet-night{Enter}');
  await screen.findByText('That code isn’t right. Please check it and try again.');
  server.answer({ 'account.setPassword': { done: true } });
  await user.type(screen.getByLabelText('Code from your current email'), '{Backspace}6{Enter}');
  await waitFor(() => expect(toastTexts()).toEqual(['Password set. You can now sign in with it.']));
  expect(sentTo('account.setPassword').at(-1)).toEqual({
    code: '123456',
    new_password: 'velvet-night',
  });
  await screen.findByText('Only you know it.');
});

test('another code can be had without closing the dialog, once the pause is over', async () => {
  const { user } = await open({ has_password: false });
  const sent = (resend_at: number) => ({
    sent_to: 'i***@velour.example',
    resend_at: new Date(resend_at).toISOString(),
  });
  const start = Date.now();
  server.answer({ 'account.sendProofCode': sent(start + 60_000) });
  await user.click(button('Set password'));
  await user.type(await screen.findByLabelText('New password'), 'velvet-night');
  const waiting = await screen.findByRole('button', {
    name: /^You can send a new code in \d+ s$/,
  });
  expect(waiting).toHaveProperty('disabled', true);
  server.answer({ 'account.sendProofCode': sent(start + 120_000) });
  vi.spyOn(Date, 'now').mockReturnValue(start + 60_000);
  await user.click(await screen.findByRole('button', { name: 'Send a new code' }));
  await waitFor(() => expect(toastTexts()).toEqual(['Confirmation code resent']));
  expect(sentTo('account.sendProofCode')).toHaveLength(2);
  await screen.findByRole('button', { name: /^You can send a new code in \d+ s$/ });
  // Text that was typed before the reply is kept.
  expect(screen.getByLabelText('New password')).toHaveProperty('value', 'velvet-night');
});

test('a member without a password changes the address by a code to the current one', async () => {
  const { user } = await open({ has_password: false });
  server.answer({ 'account.sendProofCode': refuse('request.rate_limited') }); // the previous code is still valid
  await user.click(button('Change: Email'));
  server.answer({
    'account.changeEmail': { sent_to: 'n***@velour.example', resend_at: '2026-05-01T19:01:00Z' },
  });
  await user.type(await screen.findByLabelText('Code from your current email'), '123456');
  await user.type(screen.getByLabelText('New email'), 'new@velour.example{Enter}');
  await waitFor(() =>
    expect(sentTo('account.changeEmail')).toEqual([
      { email: 'new@velour.example', code: '123456' },
    ]),
  );
  expect(toastTexts()).toEqual([]);
});

test('a member without an address can add one, with an explanation', async () => {
  const { user } = await open({ has_password: false, email: null, email_verified: false });
  screen.getByText('No password. You sign in another way. To set one, add an email first.');
  expect(screen.queryByRole('button', { name: 'Set password' })).toBeNull();
  server.answer({
    'account.changeEmail': { sent_to: 'n***@velour.example', resend_at: '2026-05-01T19:01:00Z' },
  });
  await user.click(button('Change: Email'));
  await user.type(await screen.findByLabelText('New email'), 'new@velour.example{Enter}');
  await waitFor(() =>
    expect(sentTo('account.changeEmail')).toEqual([{ email: 'new@velour.example' }]),
  );
  expect(sentTo('account.sendProofCode')).toEqual([]);
});

test('another device is signed out, this one cannot be by mistake', async () => {
  const { user } = await open();
  server.answer({ 'account.revokeDevice': { done: true } });
  await screen.findByText('This device');
  await user.click(button('Sign out Firefox on Android'));
  await waitFor(() => expect(toastTexts()).toEqual(['Signed out Firefox on Android.']));
  expect(screen.queryByRole('button', { name: 'Sign out Chromium on Linux' })).toBeNull();
  server.answer({ 'account.revokeOtherDevices': { revoked: 1 } });
  await user.click(button('Sign out all other devices'));
  await waitFor(() => expect(toastTexts()).toContain('Signed out 1 other device.'));
});

test('devices that fail to load can be retried, and the rest of the page works', async () => {
  server.answer({ 'account.devices': refuse('identity.forbidden') });
  const { user } = await open();
  await screen.findByText('We couldn’t load your devices.');
  server.answer({ 'account.devices': { devices: [here] } });
  await user.click(button('Try again'));
  await screen.findByText('This device');
  expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).toBeNull();
});

test('consent to marketing is taken back by one press', async () => {
  const given = { given: true, version: '1', at: '2026-05-01T19:00:00Z' };
  const { user, own } = await open({ marketing_consent: given });
  server.answer({
    'account.changeUser': { ...own, marketing_consent: { ...given, given: false } },
  });
  const consent = screen.getByRole('switch', { name: 'News and offers by email' });
  expect(consent.getAttribute('aria-checked')).toBe('true');
  await user.click(consent);
  await waitFor(() => expect(consent.getAttribute('aria-checked')).toBe('false'));
  expect(sentTo('account.changeUser')).toEqual([{ marketing_consent: false }]);
});

test.each([
  [{ one_time_currency: 801 }, 'You’ll also lose 801 tokens. This isn’t refunded.'],
  [
    { subscription_currency: 1, active_plan: 'p', plan_end_date: '2026-06-01T12:00:00Z' },
    'You’ll also lose 1 token and the rest of your plan, which is paid until June 1, 2026. This isn’t refunded.',
  ],
])('it names everything that is deleted with the account: %o', async (owned, sentence) => {
  const { user } = await open(owned);
  await user.click(button('Delete…'));
  await screen.findByText(sentence);
});

test('the account is deleted in 14 days, and that is taken back', async () => {
  const { user, own } = await open();
  server.answer({ 'account.deleteUser': { deletion_at: '2026-05-15T19:00:00Z' } });
  await user.click(button('Delete…'));
  await user.type(await screen.findByLabelText('Password'), 'velvet-night');
  await user.click(button('Delete in 14 days'));
  await screen.findAllByText(/Your account will be deleted on May 15, 2026/);
  expect(sentTo('account.deleteUser')).toEqual([{ when: 'later', password: 'velvet-night' }]);
  expect(session.read().kind).toBe('member');
  server.answer({ 'account.cancelDeletion': own });
  await user.click(button('Keep my account'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep my account' })).toBeNull());
});

test('deleting the account now signs out', async () => {
  const { user } = await open({ has_password: false, email: null });
  server.answer({ 'account.deleteUser': { deletion_at: '2026-05-01T19:00:00Z' } });
  await user.click(button('Delete…'));
  await user.click(await screen.findByLabelText('Now'));
  await user.click(button('Delete now'));
  await waitFor(() => expect(session.read().kind).toBe('anonymous'));
  expect(sentTo('account.deleteUser')).toEqual([{ when: 'now' }]);
  expect(toastTexts()).toEqual(['Your account has been deleted. Take care.']);
});

test('logging out says so', async () => {
  const { user } = await open();
  server.answer({ 'account.signOut': { done: true } });
  await user.click(button('Logout'));
  await waitFor(() => expect(toastTexts()).toEqual(['You have been successfully logged out.']));
  expect(session.read().kind).toBe('anonymous');
});

test('a logout that fails says so, and one is still signed in', async () => {
  const { user } = await open();
  server.answer({ 'account.signOut': refuse('server.failed') });
  await user.click(button('Logout'));
  await waitFor(() => expect(toastTexts()).toEqual(['An error occurred while logging out.']));
  expect(session.read().kind).toBe('member');
});

test('a record that fails to load shows its own error', async () => {
  session.enter(signedIn());
  server.answer({ 'account.user': refuse('identity.forbidden') });
  renderScreen(<Profile />);
  await screen.findByText('Failed to fetch user data from backend');
  expect(toastTexts()).toEqual([]);
});

test('tokens are written as numbers, with those that expire', async () => {
  await open({ one_time_currency: 1_510, subscription_currency: 100 });
  screen.getByText('1,610, including 100 that expire');
});
