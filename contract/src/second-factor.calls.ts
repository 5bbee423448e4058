// Calls of the second factor of admins: enrollment, the step after signing in, recovery codes.
import type { Call } from './endpoint.ts';

export const secondFactorCalls = {
  read: {
    method: 'GET',
    path: '/auth/second-factor',
    access: 'member',
    without_second_factor: 'step',
    summary: 'Get your second factors, and whether this sign-in still needs one',
  },
  passkeyChallenge: {
    method: 'POST',
    path: '/auth/second-factor/challenge',
    access: 'member',
    without_second_factor: 'step',
    summary: 'Get a single-use challenge for one of your passkeys',
  },
  pass: {
    method: 'POST',
    path: '/auth/second-factor/pass',
    access: 'member',
    without_second_factor: 'step',
    summary: 'Complete the sign-in with a code, a passkey, or a recovery code',
  },
  startApp: {
    method: 'POST',
    path: '/auth/second-factor/app',
    access: 'admin',
    without_second_factor: 'enrollment',
    summary: 'Create the secret of an authenticator app, which counts once it’s confirmed',
  },
  confirmApp: {
    method: 'POST',
    path: '/auth/second-factor/app/confirm',
    access: 'admin',
    without_second_factor: 'enrollment',
    summary: 'Confirm the authenticator app with its first code; it replaces an earlier app',
  },
  startPasskey: {
    method: 'POST',
    path: '/auth/second-factor/passkey',
    access: 'admin',
    without_second_factor: 'enrollment',
    summary: 'Get the options to create a passkey with',
  },
  confirmPasskey: {
    method: 'POST',
    path: '/auth/second-factor/passkey/confirm',
    access: 'admin',
    without_second_factor: 'enrollment',
    summary: 'Add the passkey that the browser has created',
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/auth/second-factor/recovery-codes',
    access: 'admin',
    without_second_factor: 'enrollment',
    summary: 'Replace your recovery codes; the earlier ones stop working',
  },
  remove: {
    method: 'DELETE',
    path: '/auth/second-factor/:factor_id',
    access: 'admin',
    without_second_factor: 'enrollment',
    summary: 'Remove one of your second factors',
  },
} as const satisfies Record<string, Call>;
