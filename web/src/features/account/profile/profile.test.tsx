// One's own account as its owner sees it, with a server that answers what each test wants.
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from 'react-router';
import { errors, type ErrorCode } from '@velour/contract/errors.ts';
import type { User } from '@velour/contract/account.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { session } from '../../../lib/session.ts';
import { signedIn } from '../../../lib/session-fixture.ts';
import { toasts } from '../../../lib/toasts.ts';
import { Profile } from './profile.tsx';

const server = vi.hoisted(() => {
  const state = { answers: {} as Record<string, unknown>, sent: [] as [string, unknown][] };
  window.fetch = async (input, init) => {
    const path = new URL(String(input), 'http://velour.example').pathname.replace('/api', '');
    const call = `${init?.method} ${path}`;
    state.sent.push([call, JSON.parse(typeof init?.body === 'string' ? init.body : 'null')]);
    const [status, body] = (state.answers[call] ?? [404, {}]) as [number, unknown];
    return new Response(JSON.stringify(body), { status });
  };
  return state;
});
const answer = (call: string, reply: object | ErrorCode) => {
  server.answers[call] =
    typeof reply === 'string'
      ? [errors[reply].status, { code: reply, ...errors[reply] }]
      : [200, reply];
};
const sentTo = (call: string) => server.sent.filter(([to]) => to === call).map(([, body]) => body);

const phone = {
  id: '0190-phone',
  name: 'Firefox on Android',
  method: 'google',
  network: '203.0.113.x',
  is_current: false,
  created_at: '2026-05-01T19:00:00Z',
  seen_at: '2026-05-01T19:00:00Z',
};
const here = { ...phone, id: '0190-here', name: 'Chromium on Linux', is_current: true };

beforeEach(() => {
  server.answers = {};
  server.sent.length = 0;
  answer('GET /auth/devices', { devices: [here, phone] });
});
afterEach(() => {
  cleanup();
  session.leave();
  for (const { id } of toasts.read()) toasts.close(id);
});

const toastTexts = () => toasts.read().map(({ message }) => message);
const button = (name: string) => screen.getByRole('button', { name });

async function open(changes: Partial<User> = {}) {
  const entering = signedIn(changes);
  session.enter(entering);
  answer('GET /user', entering.user);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <Profile />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Account' });
  return { user: userEvent.setup(), own: entering.user };
}

test('the name is changed, and the menus know at once', async () => {
  const { user, own } = await open();
  answer('PATCH /user', { ...own, name: 'Anna' });
  await user.click(button('Change: Name'));
  const dialog = await screen.findByRole('dialog', { name: 'Name' });
  await user.clear(within(dialog).getByLabelText('Name'));
  await user.type(within(dialog).getByLabelText('Name'), ' Anna {Enter}');
  await waitFor(() => expect(session.read().name).toBe('Anna'));
  expect(sentTo('PATCH /user')).toEqual([{ name: 'Anna' }]);
});

test('a blocked name is an error of its field; the name that others see is shown beside it', async () => {
  const own = { name: 'Moth', public_name: 'User_ab12cd34', name_state: 'refused' } as const;
  const { user } = await open({ ...own, name_reason: 'It is a shop.' });
  screen.getByText('Not approved. Others still see “User_ab12cd34”. Reason: It is a shop.');
  const title = errors['safety.blocked'].title;
  server.answers['PATCH /user'] = [422, { code: 'safety.blocked', title, detail: 'real_person' }];
  await user.click(button('Change: Name'));
  const dialog = await screen.findByRole('dialog', { name: 'Name' });
  await user.type(within(dialog).getByLabelText('Name'), 's{Enter}');
  await within(dialog).findByText(/^This is the name of a well-known real person/);
  expect(within(dialog).getByLabelText<HTMLInputElement>('Name').value).toBe('Moths');
});

test('a new address waits for its code, and is the own one after it', async () => {
  const { user, own } = await open();
  answer('POST /user/email', { sent_to: 'n**@velour.example', resend_at: own.created_at });
  answer('POST /user/email/confirm', { ...own, email: 'new@velour.example' });
  await user.click(button('Change: Email'));
  await user.type(await screen.findByLabelText('New email'), 'new@velour.example');
  await user.type(screen.getByLabelText('Current password'), 'velvet-night{Enter}');
  await user.type(await screen.findByLabelText('Confirmation code'), '12 34 56{Enter}');
  await waitFor(() => expect(toastTexts()).toEqual(['Your new email is confirmed.']));
  expect(sentTo('POST /user/email/confirm')).toEqual([{ code: '123456' }]);
  await screen.findByText('new@velour.example');
});

test('a wrong current password is said at its field', async () => {
  const { user } = await open();
  answer('POST /auth/change-password', 'identity.wrong_credentials');
  await user.click(button('Change: Password'));
  await user.type(await screen.findByLabelText('Current password'), 'candle-light');
  await user.type(screen.getByLabelText('New password'), 'velvet-night');
  await user.type(screen.getByLabelText('New password confirmation'), 'velvet-night{Enter}');
  await screen.findByText('That isn’t your current password.');
  expect(toastTexts()).toEqual([]);
});

test('who came by Google sets a first password by a code to the own address', async () => {
  const { user } = await open({ has_password: false });
  const sent = { sent_to: 'i***@velour.example', resend_at: '2026-05-01T19:01:00Z' };
  answer('POST /auth/proof-code', sent);
  screen.getByText('No password. You sign in another way.');
  expect(screen.queryByRole('button', { name: 'Change: Password' })).toBeNull();
  await user.click(button('Set password'));
  await screen.findByText(/^To make sure it’s you, we sent a code to /);
  answer('POST /auth/set-password', 'identity.code_wrong');
  await user.type(screen.getByLabelText('Code from your current email'), '123 456');
  await user.type(screen.getByLabelText('New password'), 'velvet-night');
  await user.type(screen.getByLabelText('New password confirmation'), 'velvet-night{Enter}');
  await screen.findByText('That code isn’t right. Please check it and try again.');
  answer('POST /auth/set-password', { done: true });
  await user.type(screen.getByLabelText('Code from your current email'), '{Backspace}6{Enter}');
  await waitFor(() => expect(toastTexts()).toEqual(['Password set. You can now sign in with it.']));
  expect(sentTo('POST /auth/set-password').at(-1)).toEqual({
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
  answer('POST /auth/proof-code', sent(Date.now() + 1_500));
  await user.click(button('Set password'));
  await user.type(await screen.findByLabelText('New password'), 'velvet-night');
  const waiting = await screen.findByRole('button', {
    name: /^You can request a new code in \d s$/,
  });
  expect(waiting).toHaveProperty('disabled', true);
  answer('POST /auth/proof-code', sent(Date.now() + 60_000));
  const another = await screen.findByRole(
    'button',
    { name: 'Send a new code' },
    { timeout: 5_000 },
  );
  await user.click(another);
  await waitFor(() => expect(toastTexts()).toEqual(['Confirmation code resent']));
  expect(sentTo('POST /auth/proof-code')).toHaveLength(2);
  await screen.findByRole('button', { name: /^You can request a new code in \d+ s$/ });
  // What was typed before the reply stays.
  expect(screen.getByLabelText('New password')).toHaveProperty('value', 'velvet-night');
});

test('who has no password changes the address by a code to the present one', async () => {
  const { user } = await open({ has_password: false });
  answer('POST /auth/proof-code', 'request.rate_limited'); // one of a moment ago serves as well
  await user.click(button('Change: Email'));
  answer('POST /user/email', { sent_to: 'n***@velour.example', resend_at: '2026-05-01T19:01:00Z' });
  await user.type(await screen.findByLabelText('Code from your current email'), '123456');
  await user.type(screen.getByLabelText('New email'), 'new@velour.example{Enter}');
  await waitFor(() =>
    expect(sentTo('POST /user/email')).toEqual([{ email: 'new@velour.example', code: '123456' }]),
  );
  expect(toastTexts()).toEqual([]);
});

test('who has no address can give one, and learns what it is for', async () => {
  const { user } = await open({ has_password: false, email: null, email_verified: false });
  screen.getByText('No password. You sign in another way. To set one, add an email first.');
  expect(screen.queryByRole('button', { name: 'Set password' })).toBeNull();
  answer('POST /user/email', { sent_to: 'n***@velour.example', resend_at: '2026-05-01T19:01:00Z' });
  await user.click(button('Change: Email'));
  await user.type(await screen.findByLabelText('New email'), 'new@velour.example{Enter}');
  await waitFor(() =>
    expect(sentTo('POST /user/email')).toEqual([{ email: 'new@velour.example' }]),
  );
  expect(sentTo('POST /auth/proof-code')).toEqual([]);
});

test('another device is signed out, this one cannot be by mistake', async () => {
  const { user } = await open();
  answer('DELETE /auth/devices/0190-phone', { done: true });
  await screen.findByText('This device');
  await user.click(button('Sign out Firefox on Android'));
  await waitFor(() => expect(toastTexts()).toEqual(['Signed out Firefox on Android.']));
  expect(screen.queryByRole('button', { name: 'Sign out Chromium on Linux' })).toBeNull();
  answer('POST /auth/devices/revoke-others', { revoked: 1 });
  await user.click(button('Sign out all other devices'));
  await waitFor(() => expect(toastTexts()).toContain('Signed out 1 other device.'));
});

test('devices that fail to load can be retried, and the rest of the page works', async () => {
  answer('GET /auth/devices', 'identity.forbidden');
  const { user } = await open();
  await screen.findByText('We couldn’t load your devices.');
  answer('GET /auth/devices', { devices: [here] });
  await user.click(button('Try again'));
  await screen.findByText('This device');
  expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).toBeNull();
});

test('consent to marketing is taken back by one press', async () => {
  const given = { given: true, version: '1', at: '2026-05-01T19:00:00Z' };
  const { user, own } = await open({ marketing_consent: given });
  answer('PATCH /user', { ...own, marketing_consent: { ...given, given: false } });
  const consent = screen.getByRole('switch', { name: 'News and offers by email' });
  expect(consent.getAttribute('aria-checked')).toBe('true');
  await user.click(consent);
  await waitFor(() => expect(consent.getAttribute('aria-checked')).toBe('false'));
  expect(sentTo('PATCH /user')).toEqual([{ marketing_consent: false }]);
});

test('the account is deleted in 14 days, and that is taken back', async () => {
  const { user, own } = await open();
  answer('POST /user/deletion', { deletion_at: '2026-05-15T19:00:00Z' });
  await user.click(button('Delete…'));
  await user.type(await screen.findByLabelText('Password'), 'velvet-night');
  await user.click(button('Delete in 14 days'));
  await screen.findAllByText(/Your account will be deleted on May 15, 2026/);
  expect(sentTo('POST /user/deletion')).toEqual([{ when: 'later', password: 'velvet-night' }]);
  expect(session.read().kind).toBe('member');
  answer('DELETE /user/deletion', own);
  await user.click(button('Keep my account'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep my account' })).toBeNull());
});

test('deleting the account now signs out', async () => {
  const { user } = await open({ has_password: false, email: null });
  answer('POST /user/deletion', { deletion_at: '2026-05-01T19:00:00Z' });
  await user.click(button('Delete…'));
  await user.click(await screen.findByLabelText('Now'));
  await user.click(button('Delete now'));
  await waitFor(() => expect(session.read().kind).toBe('anonymous'));
  expect(sentTo('POST /user/deletion')).toEqual([{ when: 'now' }]);
  expect(toastTexts()).toEqual(['Your account has been deleted. Take care.']);
});

test('logging out says so', async () => {
  const { user } = await open();
  answer('POST /auth/sign-out', { done: true });
  await user.click(button('Logout'));
  await waitFor(() => expect(toastTexts()).toEqual(['You have been successfully logged out.']));
  expect(session.read().kind).toBe('anonymous');
});

test('a logout that fails says so, and one is still signed in', async () => {
  const { user } = await open();
  answer('POST /auth/sign-out', 'server.failed');
  await user.click(button('Logout'));
  await waitFor(() => expect(toastTexts()).toEqual(['An error occurred while logging out.']));
  expect(session.read().kind).toBe('member');
});

test('a record that does not come is said in its own words', async () => {
  session.enter(signedIn());
  answer('GET /user', 'identity.forbidden');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <Profile />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByText('Failed to fetch user data from backend');
  expect(toastTexts()).toEqual([]);
});
