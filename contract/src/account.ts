// Accounts: sign-up, sign-in, devices, the member's own profile, account deletion.
import { z } from 'zod';
import { ADMIN_ROLES } from './admin-role-values.ts';
import { calls } from './calls.ts';
import { describe } from './endpoint.ts';
import { Id, lineOf, storable, Time } from './scalars.ts';

/** Trimmed and lower-cased. */
const Email = storable(254).trim().toLowerCase().pipe(z.email('Invalid email format'));
/**
 * The password of a sign-in attempt. Not validated by the rules of new passwords, so that any wrong
 * one gets the same error.
 */
const GivenPassword = storable(256).min(1, 'Password is required');
const NewPassword = storable(256).min(8, 'Password must be at least 8 characters');
const Code = z
  .string()
  .trim()
  .min(1, 'Confirmation code is required')
  .max(20, 'Confirmation code must be 20 characters or fewer');
const Name = lineOf(50, 'Name is required');

export const PoliciesDue = z.object({
  /** The day on which the texts take effect. */
  version: z.iso.date(),
  /** Summary of the changes since the previous version, written by the operator. */
  changes: z.string().nullable(),
  /** False for a member who agreed to an older version. */
  is_first: z.boolean(),
});
export type PoliciesDue = z.infer<typeof PoliciesDue>;

/** Field names as the API specifies them. Token amounts are whole tokens. */
export const User = z.object({
  id: Id,
  email: z.string().nullable(),
  email_verified: z.boolean(),
  name: z.string(),
  /** The name shown to others, as a character's creator: the last approved one; null after a takedown. */
  public_name: z.string().nullable(),
  /** The review state of the name; review starts when the member first publishes something. */
  name_state: z.enum(['shown', 'waiting', 'refused', 'unasked']),
  /** Why the review rejected this name; null in every other state. */
  name_reason: z.string().nullable(),
  is_admin: z.boolean(),
  admin_roles: z.array(z.enum(ADMIN_ROLES)),
  /** The plan's id; null without a plan. */
  active_plan: z.string().nullable(),
  /** Starts with YYYY-MM-DD. */
  plan_end_date: z.string().nullable(),
  /** Expiring tokens. */
  subscription_currency: z.int(),
  /** Permanent tokens. */
  one_time_currency: z.int(),
  double_credit_status: z.boolean(),
  /** How many private characters the member has. */
  private_character: z.int(),
  /** False for members who have only signed in with Google or Telegram. */
  has_password: z.boolean(),
  /** A new email address that is not confirmed yet. */
  pending_email: z.string().nullable(),
  marketing_consent: z.object({ given: z.boolean(), version: z.string(), at: Time }).nullable(),
  /** The terms and privacy policy that the member has not agreed to yet; null where there are none. */
  policies_due: PoliciesDue.nullable(),
  /** When the account will be deleted, if deletion was requested. */
  deletion_at: Time.nullable(),
  created_at: Time,
});
export type User = z.infer<typeof User>;

/** The refresh token is not here: it is an HttpOnly cookie. */
export const SignedIn = z.object({
  /** The ID token, a bearer for every call. */
  token: z.string(),
  expires_at: Time,
  /** True where only the calls of the second step work with this token. */
  second_factor_needed: z.boolean(),
  user: User,
});
export type SignedIn = z.infer<typeof SignedIn>;

/** The masked address that a code was sent to, and when another may be sent. */
export const CodeSent = z.object({ sent_to: z.string(), resend_at: Time });
export type CodeSent = z.infer<typeof CodeSent>;

/** One sign-in of a member: a browser on a device, by its user agent. */
export const Device = z.object({
  id: Id,
  /** Browser and system, such as "Firefox on Android". */
  name: z.string(),
  method: z.enum(['password', 'google', 'telegram', 'one_time']),
  /** The network of its last request, truncated so that it doesn't identify a connection. */
  network: z.string(),
  is_current: z.boolean(),
  created_at: Time,
  seen_at: Time,
});
export type Device = z.infer<typeof Device>;

/** A public key (RFC 7517). */
const SigningKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  kid: Id,
  alg: z.literal('ES256'),
  use: z.literal('sig'),
});

const Done = z.object({ done: z.literal(true) });

/** The password, or an emailed code for members without one. */
const proof = { password: GivenPassword.optional(), code: Code.optional() };

export const accountApi = describe(calls.account, {
  signUp: {
    body: z.strictObject({
      email: Email,
      password: NewPassword,
      /** A separate checkbox; absent means no. */
      marketing_consent: z.boolean().optional(),
    }),
    reply: CodeSent,
  },
  confirmSignUp: {
    body: z.strictObject({
      email: Email,
      code: Code,
      /**
       * The password of this sign-up, which replaces that of an earlier one that was left unconfirmed;
       * if omitted, the one that this browser signed up with.
       */
      password: NewPassword.optional(),
    }),
    /** Signed in with that password; null without one. */
    reply: Done.extend({ signed_in: SignedIn.nullable() }),
  },
  resendCode: { body: z.strictObject({ email: Email }), reply: CodeSent },
  signIn: {
    body: z.strictObject({ email: Email, password: GivenPassword }),
    reply: SignedIn,
  },
  refresh: { reply: SignedIn },
  signOut: { reply: Done },
  forgotPassword: { body: z.strictObject({ email: Email }), reply: CodeSent },
  resetPassword: {
    body: z.strictObject({ email: Email, code: Code, password: NewPassword }),
    reply: Done,
  },
  signingKeys: { reply: z.object({ keys: z.array(SigningKey) }) },
  startGoogle: { reply: z.object({ url: z.string(), stand_in: z.boolean() }) },
  finishGoogle: {
    body: z.strictObject({ code: storable(2_000).min(1), state: storable(200).min(1) }),
    reply: SignedIn,
  },
  useOneTimeSignIn: {
    body: z.strictObject({ token: storable(200).min(1) }),
    reply: SignedIn,
  },
  confirmPassword: {
    body: z.strictObject(proof),
    reply: z.object({ confirmed_until: Time }),
  },
  sendProofCode: { reply: CodeSent },
  setPassword: { body: z.strictObject({ code: Code, new_password: NewPassword }), reply: Done },
  devices: { reply: z.object({ devices: z.array(Device) }) },
  revokeDevice: { params: z.object({ device_id: Id }), reply: Done },
  revokeOtherDevices: { reply: z.object({ revoked: z.int() }) },
  changePassword: {
    body: z.strictObject({ password: GivenPassword, new_password: NewPassword }),
    reply: Done,
  },
  user: { reply: User },
  changeUser: {
    body: z.strictObject({ name: Name.optional(), marketing_consent: z.boolean().optional() }),
    reply: User,
  },
  agreeToPolicies: {
    /**
     * A version from `policies_due`. An older one is not recorded, and the response names the
     * current one.
     */
    body: z.strictObject({ version: z.iso.date() }),
    reply: User,
  },
  changeEmail: {
    body: z.strictObject({ email: Email, ...proof }),
    reply: CodeSent,
  },
  confirmEmail: { body: z.strictObject({ code: Code }), reply: User },
  deleteUser: {
    body: z.strictObject({
      /** `later` deletes in 14 days and can be canceled until then. */
      when: z.enum(['later', 'now']),
      ...proof,
    }),
    reply: z.object({ deletion_at: Time }),
  },
  cancelDeletion: { reply: User },
  /** Lists by name, one or more per module with personal data; not typed further. */
  ownData: {
    reply: z.object({ made_at: Time, user: User, data: z.record(z.string(), z.unknown()) }),
  },
  createShortToken: {
    body: z.strictObject({
      telegram_id: z.union([z.string().regex(/^\d{1,20}$/), z.int().positive()]),
      bot_username: storable(64).min(1),
    }),
    reply: z.object({ short_token: z.string() }),
  },
  exchangeShortToken: {
    body: z.strictObject({ short_token: storable(200).min(1) }),
    /** The ID token; the cookie is set as for every sign-in. */
    reply: z.object({ jwt: z.string() }),
  },
});
