// The second factor of admins: an authenticator app, passkeys, and recovery codes.
import { z } from 'zod';
import { describe } from './endpoint.ts';
import { Id, lineOf, storable, Time } from './scalars.ts';
import { secondFactorCalls } from './second-factor.calls.ts';

const Factor = z.object({
  id: Id,
  kind: z.enum(['app', 'passkey']),
  name: z.string(),
  created_at: Time,
  used_at: Time.nullable(),
});
export type Factor = z.infer<typeof Factor>;

const State = z.object({
  /** True until this sign-in has passed the second factor; until then no other call works. */
  is_owed: z.boolean(),
  /** Whether the site asks every admin for a second factor. */
  is_required: z.boolean(),
  has_app: z.boolean(),
  /** The host names that the passkeys are bound to (relying party ids). */
  passkey_hosts: z.array(z.string()),
  /** Empty before the second factor is passed, since a password alone must not reveal them. */
  factors: z.array(Factor),
  recovery_codes_left: z.int(),
});
export type SecondFactorState = z.infer<typeof State>;

/** As browsers encode binary fields: base64url without padding. */
const bytes = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]*$/, 'Use base64url');

const credential = {
  id: bytes(2_000),
  rawId: bytes(2_000),
  type: z.literal('public-key'),
};

/**
 * The browser's WebAuthn response as JSON (Web Authentication, Level 3); other fields are ignored.
 */
const CreatedPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(20_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});
const UsedPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(4_000),
  }),
});
export type CreatedPasskey = z.infer<typeof CreatedPasskey>;
export type UsedPasskey = z.infer<typeof UsedPasskey>;

/** WebAuthn options for `navigator.credentials`, as JSON. */
const Options = z.object({ options: z.record(z.string(), z.unknown()) });

const Code = storable(20).trim().min(1, 'Code is required');
/** Shown once; null if the earlier recovery codes stay valid. */
const Enrolled = z.object({ recovery_codes: z.array(z.string()).nullable() });
const Done = z.object({ done: z.literal(true) });

export const secondFactorApi = describe(secondFactorCalls, {
  read: { reply: State },
  passkeyChallenge: { reply: Options },
  pass: {
    body: z.union([
      z.strictObject({ code: Code }),
      z.strictObject({ recovery_code: storable(40).trim().min(1, 'Recovery code is required') }),
      z.strictObject({ passkey: UsedPasskey }),
    ]),
    reply: Done,
  },
  startApp: {
    /** The TOTP secret in base32, and its `otpauth` URI for a QR code. */
    reply: z.object({ factor_id: Id, secret: z.string(), uri: z.string() }),
  },
  confirmApp: { body: z.strictObject({ factor_id: Id, code: Code }), reply: Enrolled },
  startPasskey: { reply: Options },
  confirmPasskey: {
    body: z.strictObject({ name: lineOf(40, 'Give it a name'), passkey: CreatedPasskey }),
    reply: Enrolled,
  },
  renewRecoveryCodes: { reply: z.object({ recovery_codes: z.array(z.string()) }) },
  remove: { params: z.object({ factor_id: Id }), reply: Done },
});
