// The sign-in forms as a page and as a modal, against a fake server.
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MemoryRouter } from 'react-router';
import { QueryClientProvider } from '@tanstack/react-query';
import type { accountApi } from '@velour/contract/account.ts';
import type { Reply } from '@velour/contract/endpoint.ts';
import { errors } from '@velour/contract/errors.ts';
import { fakeServer, refuse, type CallName } from '../../../lib/fake-server.ts';
import { overlays, type SignInReason } from '../../../lib/overlays.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { session } from '../../../lib/session.ts';
import { signedIn } from '../../../lib/session-fixture.ts';
import { siteConfig } from '../../../lib/site-config.ts';
import { toasts } from '../../../lib/toasts.ts';
import { AuthPage } from '../auth-page.tsx';
import SignInModal from '../sign-in-modal.tsx';
import { resetCode, welcome } from './actions.ts';
import { pending } from './pending.ts';

let server: ReturnType<typeof fakeServer>;
type Refusal = ReturnType<typeof refuse>;
type Confirmed = Reply<typeof accountApi.confirmSignUp>;
const bodiesTo = (call: CallName) => server.sentTo(call).map(({ body }) => body);
/** Each call gets the next response. */
const inOrder =
  <T,>(...answers: T[]) =>
  () => {
    const next = answers.shift();
    if (next === undefined) throw new Error('No answer is left.');
    return next;
  };

const sentCode = { sent_to: 's**@velour.example', resend_at: '2000-01-01T00:00:00Z' };
const done = { done: true } as const;

beforeEach(() => {
  server = fakeServer();
  Object.assign(window, { matchMedia: () => ({ matches: true, addEventListener: () => 0 }) });
});
afterEach(() => {
  pending.forget();
});

const shown = () => toasts.read().map(({ message }) => message);
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: true });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const alerts = () =>
  screen
    .getAllByRole('alert', { hidden: true })
    .map(({ textContent }) => textContent)
    .filter(Boolean);
const title = (name: string) => screen.findByRole('heading', { name, level: 1 });

function openPage(form: 'login' | 'register' | 'forgot', at = '/') {
  render(
    <MemoryRouter initialEntries={[at]}>
      <QueryClientProvider client={createQueryClient()}>
        <AuthPage form={form} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

function openModal(props: { reason?: SignInReason; newcomer?: boolean } = {}) {
  overlays.open('sign-in', props);
  const onClose = vi.fn(overlays.close);
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <SignInModal {...props} onClose={onClose} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), onClose };
}

describe('signing in', () => {
  test.each(['login', 'register'] as const)('%s offers Google only where it works', (form) => {
    openPage(form);
    expect(screen.queryByRole('button', { name: /Google/ })).not.toBeNull();
    cleanup();
    siteConfig.has_google = false;
    openPage(form);
    siteConfig.has_google = true;
    expect(screen.queryByText(/Google/)).toBeNull();
    expect(box('Email')).toBeDefined();
  });

  test('shows the specification’s error texts, all at once on submit', async () => {
    const user = openPage('login');
    await title('Sign In');
    await user.click(button('Sign In'));
    expect(alerts()).toEqual(['Email is required', 'Password is required']);
    expect(button('Sign In').getAttribute('aria-disabled')).toBe('true');
    await user.type(box('Email'), 'sam');
    await user.tab();
    expect(alerts()).toEqual(['Invalid email format', 'Password is required']);
    await user.type(box('Email'), '@velour.example');
    await user.type(box('Password'), 'short');
    expect(alerts()).toEqual(['Password must be at least 8 characters']);
    expect(server.sent).toEqual([]);
  });

  test.each(['Continue with Google', 'Forgot your password?', 'Create an account'])(
    '“%s” does not say that an address is missing that was never typed',
    async (name) => {
      vi.stubGlobal('open', () => null);
      const user = openPage('login');
      await user.click(box('Email'));
      await user.click(screen.getByText(name));
      // An error would be shown in a later task.
      await new Promise((resolve) => setTimeout(resolve));
      expect(alerts()).toEqual([]);
    },
  );

  test('the password waits for an e-mail address', async () => {
    const user = openPage('login');
    expect(box('Password').disabled).toBe(true);
    await user.type(box('Email'), 's');
    expect(box('Password').disabled).toBe(false);
  });

  test('has the autocomplete names of password managers', () => {
    openPage('login');
    expect(box('Email').autocomplete).toBe('username');
    expect(box('Password').autocomplete).toBe('current-password');
  });

  test.each([
    ['identity.wrong_credentials', 'Incorrect email or password.'],
    ['identity.user_unknown', 'User does not exist.'],
    ['identity.banned', 'This account is closed. If you think that’s a mistake, contact support.'],
    ['server.failed', 'An unknown error occurred during login.'],
  ] as const)('a refusal (%s) is shown and can be retried', async (code, words) => {
    server.answer({ 'account.signIn': refuse(code) });
    const user = openPage('login');
    await user.type(box('Email'), 'sam@velour.example');
    await user.type(box('Password'), 'velvet-night{Enter}');
    await screen.findByText(words);
    expect(button('Sign In').getAttribute('aria-disabled')).toBeNull();
    expect(session.read().kind).not.toBe('member');
  });

  test('leads in, says so, and keeps nothing secret in the browser', async () => {
    server.answer({ 'account.signIn': signedIn() });
    const user = openPage('login');
    await user.type(box('Email'), ' Sam@Velour.example');
    await user.type(box('Password'), 'velvet-night{Enter}');
    await waitFor(() => expect(session.read().kind).toBe('member'));
    expect(bodiesTo('account.signIn')).toEqual([
      { email: 'sam@velour.example', password: 'velvet-night' },
    ]);
    expect(shown()).toEqual(['Logged in successfully']);
    expect(stored()).not.toMatch(/velvet|sam@|member-token/i);
  });

  test('an unconfirmed address gets a new code, and the code signs in by itself', async () => {
    server.answer({
      'account.signIn': refuse('identity.not_confirmed'),
      'account.resendCode': sentCode,
      'account.confirmSignUp': { ...done, signed_in: signedIn() },
    });
    const { user, onClose } = openModal();
    await screen.findByRole('dialog', { name: 'Sign In' });
    await user.type(box('Email'), 'sam@velour.example');
    await user.type(box('Password'), 'velvet-night{Enter}');
    await screen.findByRole('dialog', { name: 'Confirm Registration' });
    expect(shown()).toEqual([errors['identity.not_confirmed'].title]);
    expect(bodiesTo('account.resendCode')).toEqual([{ email: 'sam@velour.example' }]);
    screen.getByText(/s\*\*\*@velour\.example/);
    expect(document.body.textContent).not.toContain('sam@');
    const code = box('Confirmation code');
    expect([code.inputMode, code.autocomplete]).toEqual(['numeric', 'one-time-code']);
    expect(document.activeElement).toBe(code);
    await user.paste('123 456');
    expect(code.value).toBe('123456');
    await user.click(button('Confirm'));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(bodiesTo('account.confirmSignUp')).toEqual([
      { email: 'sam@velour.example', code: '123456', password: 'velvet-night' },
    ]);
    expect(shown().slice(1)).toEqual(['Email verify successfully', 'Logged in successfully']);
    expect(pending.read()).toEqual({
      email: '',
      password: '',
      resendAt: 0,
      step: null,
    });
  });
});

describe('the modal', () => {
  test('focuses the first field where that opens no keyboard, and gives the focus back when closed', async () => {
    const page = (open: boolean) => (
      <MemoryRouter>
        <QueryClientProvider client={createQueryClient()}>
          <button type="button">Continue</button>
          {open && <SignInModal onClose={vi.fn()} />}
        </QueryClientProvider>
      </MemoryRouter>
    );
    const { rerender } = render(page(false));
    button('Continue').focus();
    rerender(page(true));
    await waitFor(() => expect(document.activeElement).toBe(box('Email')));
    rerender(page(false));
    await waitFor(() => expect(document.activeElement).toBe(button('Continue')));
  });

  const reason = {
    register: 'Create an account to keep talking with Leila.',
    login: 'Sign in to keep talking with Leila.',
  };
  const props = { reason, newcomer: true };

  test('says why it opened, and opens on the sign-up for a newcomer', async () => {
    openModal(props);
    await screen.findByRole('dialog', { name: 'Create Account' });
    screen.getByText(reason.register);
  });

  test('opens on the sign-in in a browser that was signed in before', async () => {
    welcome(signedIn());
    session.leave();
    openModal(props);
    await screen.findByRole('dialog', { name: 'Sign In' });
    screen.getByText(reason.login);
    await userEvent.click(screen.getByText('Forgot your password?'));
    await screen.findByRole('dialog', { name: 'Reset Password' });
    expect(screen.queryByText(reason.login)).toBeNull();
  });

  test('opens on the code of an account that was just made, also without its password', async () => {
    pending.keep({ email: 'sam@velour.example', step: 'confirm' });
    openModal(props);
    await screen.findByRole('dialog', { name: 'Confirm Registration' });
    screen.getByText(/s\*\*\*@velour\.example/);
  });

  test('opens on the code of a password reset that was requested before a reload', async () => {
    server.answer({ 'account.forgotPassword': sentCode });
    await resetCode('sam@velour.example');
    openModal(props);
    await screen.findByRole('dialog', { name: 'Reset Password' });
    expect(box('New password').value).toBe('');
  });

  test('does not open on a password reset that the person turned back from', async () => {
    server.answer({ 'account.forgotPassword': sentCode });
    await resetCode('sam@velour.example');
    openModal();
    await screen.findByRole('dialog', { name: 'Reset Password' });
    await userEvent.click(button('Sign in'));
    await screen.findByRole('dialog', { name: 'Sign In' });
    cleanup();
    openModal();
    await screen.findByRole('dialog', { name: 'Sign In' });
  });
});

describe('signing up', () => {
  const fill = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.type(box('Email'), 'sam@velour.example');
    await user.type(box('Password'), 'velvet-night');
    await user.type(box('Password confirmation'), 'velvet-night');
  };

  test('shows the specification’s error texts', async () => {
    const user = openPage('register');
    await title('Create Account');
    await user.click(button('Create Account'));
    expect(alerts()).toEqual([
      'Email is required',
      'Password is required',
      'Password confirmation is required',
    ]);
    await user.type(box('Email'), 'sam@velour.example');
    await user.type(box('Password'), 'velvet-night');
    await user.type(box('Password confirmation'), 'velvet-nigh');
    expect(alerts()).toEqual(['Passwords must match']);
  });

  test('the notice says 18 or older, terms and marketing', () => {
    openPage('register');
    const notice = screen.getByText(/By creating an account, you confirm that you’re 18 or older/);
    expect(notice.textContent).toMatch(
      /Terms and conditions.*if you check the box.*marketing emails/,
    );
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  });

  test('the notice beside Google’s button says 18 or older and the terms, where no box asks about marketing', () => {
    openPage('login');
    const notice = screen.getByText(/continuing with Google creates an account.*18 or older/);
    expect(notice.textContent).toMatch(/agree to our Terms and conditions and Privacy policy\.$/);
  });

  test('a taken address shows an error at its field', async () => {
    server.answer({ 'account.signUp': refuse('identity.email_taken') });
    const user = openPage('register');
    await fill(user);
    await user.click(button('Create Account'));
    await waitFor(() => expect(alerts()).toEqual(['An account with this email already exists.']));
    expect(document.activeElement).toBe(box('Email'));
  });

  test('a wrong code shows an error, another can be sent, and the right one signs in', async () => {
    server.answer({
      'account.signUp': sentCode,
      'account.confirmSignUp': inOrder<Refusal | Confirmed>(refuse('identity.code_wrong'), {
        ...done,
        signed_in: signedIn(),
      }),
      'account.resendCode': sentCode,
    });
    const user = openPage('register', '/register?redirect=%2Fprofile');
    await fill(user);
    await user.click(button('Create Account'));
    await title('Confirm Registration');
    expect(stored()).not.toMatch(/velvet/);
    await user.type(box('Confirmation code'), '111111{Enter}');
    await screen.findByText('That code isn’t right. Please check it and try again.');
    expect(shown()).toEqual(['Failed to confirm email. Please try again.']);
    await user.click(button('Send a new code'));
    await waitFor(() => expect(shown()).toContain('Confirmation code resent'));
    // The error of the earlier code is gone, and the field is ready for the new one.
    await waitFor(() => expect(document.activeElement).toBe(box('Confirmation code')));
    expect([box('Confirmation code').value, alerts()]).toEqual(['', []]);
    await user.type(box('Confirmation code'), '222222{Enter}');
    await waitFor(() => expect(session.read().kind).toBe('member'));
    await waitFor(() =>
      expect(shown()).not.toContain('Failed to confirm email. Please try again.'),
    );
  });

  test('after a reload the code alone signs in, because the server keeps the password for this browser', async () => {
    server.answer({ 'account.confirmSignUp': { ...done, signed_in: signedIn() } });
    pending.keep({ email: 'sam@velour.example', password: '', step: 'confirm' });
    const user = openPage('register', '/register?step=code');
    await title('Confirm Registration');
    await user.type(box('Confirmation code'), '123456{Enter}');
    await waitFor(() => expect(session.read().kind).toBe('member'));
    expect(bodiesTo('account.confirmSignUp')).toEqual([
      { email: 'sam@velour.example', code: '123456' },
    ]);
    expect(shown()).toEqual(['Email verify successfully', 'Logged in successfully']);
  });

  test('without a known address the form asks for it, and stays until the sign-in is loaded', async () => {
    server.answer({ 'account.confirmSignUp': { ...done, signed_in: null } });
    const user = openPage('register', '/register?step=code');
    await title('Confirm Registration');
    await user.type(box('Email'), 'sam@velour.example');
    await user.type(box('Confirmation code'), '123456{Enter}');
    await waitFor(() => expect(shown()).toEqual(['Email verify successfully']));
    expect(pending.read()).toMatchObject({ email: 'sam@velour.example', password: '' });
    // The form is shown until the sign-in is loaded, instead of asking for another code.
    expect(box('Email').value).toBe('sam@velour.example');
    const code = screen.queryByLabelText<HTMLInputElement>('Confirmation code');
    expect([undefined, '123456']).toContain(code?.value);
  });

  test('without a known address a new password is set with the address that is typed again, and the form stays', async () => {
    server.answer({ 'account.resetPassword': done });
    const user = openPage('forgot', '/forgot-password?step=code');
    await title('Reset Password');
    await user.type(box('Email'), 'sam@velour.example');
    await user.type(box('Confirmation code'), '123456');
    await user.type(box('New password'), 'candle-light');
    await user.type(box('New password confirmation'), 'candle-light{Enter}');
    await waitFor(() => expect(shown()).toHaveLength(1));
    expect(box('Email').value).toBe('sam@velour.example');
  });

  test('a new code can be sent only after the pause', async () => {
    const resend_at = new Date(Date.now() + 30_000).toISOString();
    server.answer({ 'account.signUp': { ...sentCode, resend_at } });
    const user = openPage('register');
    await fill(user);
    await user.click(button('Create Account'));
    const resend = await screen.findByRole('button', {
      name: /You can send a new code in \d+ s/,
    });
    expect(resend).toHaveProperty('disabled', true);
  });
});

test('a forgotten password is replaced in two steps, and one signs in with the new one', async () => {
  server.answer({ 'account.forgotPassword': sentCode, 'account.resetPassword': done });
  const { user } = openModal();
  await user.click(await screen.findByRole('button', { name: 'Forgot your password?' }));
  await screen.findByRole('dialog', { name: 'Reset Password' });
  await user.type(box('Email'), 'sam@velour.example{Enter}');
  await user.click(await screen.findByLabelText('Confirmation code'));
  await user.click(button('Reset Password'));
  expect(alerts()).toEqual([
    'Confirmation code is required',
    'New password is required',
    'New password confirmation is required',
  ]);
  await user.type(box('Confirmation code'), '123456');
  await user.type(box('New password'), 'candle-light');
  await user.type(box('New password confirmation'), 'candle-lights');
  expect(alerts()).toEqual(['Passwords must match']);
  await user.type(box('New password confirmation'), '{Backspace}{Enter}');
  await screen.findByRole('dialog', { name: 'Sign In' });
  expect(bodiesTo('account.resetPassword')).toEqual([
    { email: 'sam@velour.example', code: '123456', password: 'candle-light' },
  ]);
  expect(shown()).toEqual([
    'Password reset successful. You can now log in with your new password.',
  ]);
  expect(box('Email').value).toBe('sam@velour.example');
});

test('a link that signs in once leaves the address at once', async () => {
  server.answer({ 'account.useOneTimeSignIn': signedIn() });
  openPage('login', '/login#once=secret-token');
  await waitFor(() => expect(session.read().kind).toBe('member'));
  expect(bodiesTo('account.useOneTimeSignIn')).toEqual([{ token: 'secret-token' }]);
});

test('a link that was used already says so and leaves the form', async () => {
  server.answer({ 'account.useOneTimeSignIn': refuse('identity.link_used') });
  openPage('login', '/login#once=secret-token');
  await screen.findByText(/already used. Ask for a new one, or sign in below/);
  expect(button('Sign In').disabled).toBe(false);
});

const stored = () => JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]);
