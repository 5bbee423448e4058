// Passkeys and security keys (WebAuthn): options for the browser, and the verification of its responses.
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import {
  decodeAttestationObject,
  decodeClientDataJSON,
  isoBase64URL,
} from '@simplewebauthn/server/helpers';
import type { CreatedPasskey, UsedPasskey } from '@velour/contract/second-factor.ts';
import type { FactorRow } from './second-factor.store.ts';

export type Passkey = Pick<
  FactorRow,
  'id' | 'credential_id' | 'public_key' | 'counter' | 'transports' | 'rp_id'
>;

/** The relying party of a page: its own host name, not a parent domain, which other tenants may share. */
const rpIdOf = (origin: string): string => new URL(origin).hostname;

export const optionsToCreate = (to: {
  origin: string;
  site_name: string;
  account: string;
  personId: string;
  known: readonly Passkey[];
}) =>
  generateRegistrationOptions({
    rpName: to.site_name,
    rpID: rpIdOf(to.origin),
    userName: to.account,
    userID: new TextEncoder().encode(to.personId),
    attestationType: 'none',
    excludeCredentials: to.known.flatMap(({ credential_id }) =>
      credential_id === null ? [] : [{ id: credential_id }],
    ),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });

export const optionsToUse = (to: { origin: string; known: readonly Passkey[] }) =>
  generateAuthenticationOptions({
    rpID: rpIdOf(to.origin),
    allowCredentials: to.known.flatMap(({ credential_id, transports }) =>
      credential_id === null ? [] : [{ id: credential_id, transports: transports ?? [] }],
    ),
    userVerification: 'preferred',
  });

/** The challenge that this response has signed, not yet verified; undefined if there is none. */
export function challengeIn({ response }: CreatedPasskey | UsedPasskey): string | undefined {
  try {
    return decodeClientDataJSON(response.clientDataJSON).challenge;
  } catch {
    return undefined; // not JSON
  }
}

interface Expected {
  readonly origin: string;
  readonly challenge: string;
}

/** The fields to store; undefined for a response that cannot be verified. */
export async function verifyCreated(passkey: CreatedPasskey, by: Expected) {
  try {
    const attestation = isoBase64URL.toBuffer(passkey.response.attestationObject);
    // No attestation was requested; verifying one could load URLs from its certificates.
    if (decodeAttestationObject(attestation).get('fmt') !== 'none') return undefined;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...asSent(passkey), response: withoutMissing(passkey.response) },
      expectedChallenge: by.challenge,
      expectedOrigin: by.origin,
      expectedRPID: rpIdOf(by.origin),
      requireUserVerification: false,
    });
    if (!verified) return undefined;
    const { credential } = registrationInfo;
    return {
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: passkey.response.transports ?? [],
      rp_id: rpIdOf(by.origin),
    };
  } catch {
    return undefined; // the library throws for any invalid response
  }
}

/** The authenticator's new counter; undefined for a response that cannot be verified. */
export async function verifyUsed(
  passkey: UsedPasskey,
  by: Expected & { stored: Passkey },
): Promise<number | undefined> {
  const { credential_id, public_key, counter, rp_id } = by.stored;
  // The page's host name must be exactly the one that the passkey was created for.
  if (!credential_id || !public_key || counter === null || rp_id !== rpIdOf(by.origin)) {
    return undefined;
  }
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...asSent(passkey), response: passkey.response },
      expectedChallenge: by.challenge,
      expectedOrigin: by.origin,
      expectedRPID: rp_id,
      credential: { id: credential_id, publicKey: new Uint8Array(public_key), counter },
      requireUserVerification: false,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined; // as above
  }
}

const asSent = ({ id, rawId, type }: Pick<UsedPasskey, 'id' | 'rawId' | 'type'>) => ({
  id,
  rawId,
  type,
  clientExtensionResults: {},
});

const withoutMissing = ({ clientDataJSON, attestationObject }: CreatedPasskey['response']) => ({
  clientDataJSON,
  attestationObject,
});
