// The texts that the specification gives word for word: no rewording may touch them.
import { calls } from '@velour/contract/calls.ts';
import type { Call } from '@velour/contract/endpoint.ts';
import { errors } from '@velour/contract/errors.ts';
import { expect, test } from 'vitest';
import { texts as account } from './features/account/texts.ts';
import { texts as profile } from './features/account/profile/texts.ts';
import { texts as chatList } from './features/chat/list/texts.ts';
import { texts as chat } from './features/chat/texts.ts';
import { texts as premium } from './features/payments/premium/texts.ts';
import { texts as topUp } from './features/payments/top-up/texts.ts';
import { texts as site } from './features/site/texts.ts';
import { ApiError, describeFailure } from './lib/api-error.ts';
import { texts as common } from './features/shared/texts.ts';
import { texts as shared } from './lib/texts.ts';
import { texts as form } from './ui/form/texts.ts';
import { texts as kit } from './ui/texts.ts';

const failure = new ApiError({
  code: 'server.failed',
  status: 500,
  title: 'Oops',
  method: 'GET',
  path: '/user',
});

test.each([
  // Menus, tabs, titles and header buttons.
  [site.menu.explore, 'Explore'],
  [site.menu.public, 'Public'],
  [site.menu.chats, 'Chats'],
  [site.menu.gallery, 'Gallery'],
  [site.menu.my_characters, 'My Characters'],
  [site.menu.admin, 'Admin'],
  [site.menu.subscription, 'Subscription'],
  [site.menu.studio, 'Char Studio'],
  [site.menu.setting, 'Setting'],
  [site.menu.profile, 'Profile'],
  [site.menu.logout, 'Logout'],
  [site.menu.login, 'Login'],
  [site.menu.mobile_studio, 'Studio'],
  [site.menu.mobile_characters, 'Characters'],
  [site.menu.mobile_premium, 'Premium'],
  [site.premium_offer(72), 'Premium 72% Off'],
  [common.genders.female, 'Girls'],
  [common.genders.anime, 'Anime'],
  [common.genders.male, 'Boys'],
  [account.titles.login, 'Sign In'],
  [account.titles.register, 'Create Account'],
  [account.titles.confirm, 'Confirm Registration'],
  [account.titles.reset, 'Reset Password'],
  [topUp.titles.token, 'Tokens Inventory'],
  [kit.no_results, 'No results found'],
  // Rules of forms.
  [form.required('Email'), 'Email is required'],
  [form.required(account.label.password), 'Password is required'],
  [form.required(account.label.password_again), 'Password confirmation is required'],
  [form.required(account.label.code), 'Confirmation code is required'],
  [form.required(account.label.new_password), 'New password is required'],
  [form.email('Email'), 'Email must be a valid email'],
  [form.password('Password'), 'Password must be at least 8 characters'],
  [form.number('Age'), 'Age must be a number'],
  [account.rule.email, 'Invalid email format'],
  [account.rule.match, 'Passwords must match'],
  // Failures.
  [errors['identity.wrong_credentials'].title, 'Incorrect email or password.'],
  [errors['identity.user_unknown'].title, 'User does not exist.'],
  [
    errors['identity.not_confirmed'].title,
    'Your account is not verified. Please check your email for the verification code.',
  ],
  [account.login.failed, 'An unknown error occurred during login.'],
  [errors['identity.email_taken'].title, 'An account with this email already exists.'],
  [errors['identity.password_refused'].title, 'Password does not meet the requirements.'],
  [errors['identity.parameters_invalid'].title, 'Invalid registration parameters.'],
  [errors['character.not_public'].title, 'Character is not public anymore'],
  [chat.open.not_public, 'Character is not public anymore'],
  [chat.open.failed, 'Failed to create session.'],
  [chatList.failed, 'Failed to fetch chats'],
  [chat.open.chat_failed, 'Failed to fetch chat'],
  [chat.open.history_failed, 'Failed to fetch chat history'],
  [premium.plans.failed, 'Failed to fetch subscription plans'],
  [topUp.failed_title, 'Failed to fetch currency packages'],
  [premium.own.portal_failed, 'Failed to create billing portal'],
  [profile.failed, 'Failed to fetch user data from backend'],
  [account.google.blocked, 'Popup blocked. Please allow popups for this site.'],
  [account.google.cancelled, 'Authentication was cancelled or failed'],
  [account.google.timeout, 'Authentication timeout'],
  [account.google.failed, 'Google authentication failed.'],
  [account.confirm.failed, 'Failed to confirm email. Please try again.'],
  [account.resend.failed, 'Failed to resend code. Please try again.'],
  [account.reset.failed, 'Failed to reset password. Please try again.'],
  [account.forgot.failed, 'Failed to send password reset instructions. Please try again.'],
  [topUp.failed, 'Failed to load currency packages'],
  [topUp.not_started, 'Failed to initiate top-up'],
  [topUp.declined, 'Payment failed. Please try again.'],
  [
    topUp.pending,
    'Payment is pending. Your balance will be updated once the payment is confirmed.',
  ],
  [shared.calls['GET /store-items'], 'Failed to fetch store items'],
  [shared.calls['POST /transactions'], 'Failed to purchase item'],
  [shared.calls['POST /stripe/one-time-payment'], 'Failed to create one-time payment'],
  [shared.calls['GET /stripe/one-time-payment'], 'Failed to get one-time payment'],
  [shared.token_failed, 'Failed to get authentication token.'],
  [shared.logout_failed, 'An error occurred while logging out.'],
  [describeFailure(failure), 'Error during GET request to /user: Oops'],
  // Successes.
  [account.login.done, 'Logged in successfully'],
  [account.confirm.done, 'Email verify successfully'],
  [account.resend.done, 'Confirmation code resent'],
  [account.reset.done, 'Password reset successful. You can now log in with your new password.'],
  [topUp.paid.token, 'Payment successful! Your balance has been updated.'],
  [topUp.paid.message, 'Messages purchased successfully!'],
  [shared.logged_out, 'You have been successfully logged out.'],
])('%s', (shown, literal) => {
  expect(shown).toBe(literal);
});

test('the texts of failed calls are for calls that the contract has', () => {
  const known = Object.values(calls).flatMap((ofNoun) => Object.values<Call>(ofNoun));
  const names = known.map(({ method, path }) => `${method} ${path}`);
  expect(names).toEqual(expect.arrayContaining(Object.keys(shared.calls)));
});

test('the sign-up notice: being 18 or older, the terms, and marketing', () => {
  const { before, terms, between, privacy, after } = account.register.notice;
  expect([before, terms, between, privacy, after].join('')).toBe(
    'By creating an account, you confirm that you’re 18 or older and agree to our Terms and conditions and Privacy policy, and, if you check the box, to receiving marketing emails. You can opt out of those anytime in your profile.',
  );
});
