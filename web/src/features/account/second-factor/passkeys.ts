// Passkeys in the browser: creates and uses one with the options that the server gives.
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { ApiError } from '../../../lib/api-error.ts';
import { api } from '../../../lib/api.ts';
import { texts } from './texts.ts';

/** Browsers support passkeys for host names only, not for IP addresses. */
export const canUsePasskeys = (host = window.location.hostname): boolean =>
  browserSupportsWebAuthn() && !/^[\d.]+$|:/.test(host);

/** Maps the browser's errors to texts of the page. */
function asOurs(error: unknown): unknown {
  const fail = (title: string) =>
    new ApiError({ code: 'passkey.refused', title, status: 0, method: '', path: '' });
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return fail(texts.passkey.known);
  const isCancelled =
    error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
  return isCancelled ? fail(texts.passkey.cancelled) : error;
}

/** Creates a passkey with the server's options, and adds it. */
export async function createPasskey(name: string) {
  const { options } = await api.second_factor.startPasskey();
  const created = await startRegistration({
    // The server creates these options with the same library.
    optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
  }).catch((error: unknown) => {
    throw asOurs(error);
  });
  const { id, rawId, response } = created;
  const { clientDataJSON, attestationObject, transports } = response;
  const passkey = {
    id,
    rawId,
    type: 'public-key' as const,
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  };
  return api.second_factor.confirmPasskey({ body: { name, passkey } });
}

/** Completes the sign-in with one of the account's passkeys. */
export async function passByPasskey() {
  const { options } = await api.second_factor.passkeyChallenge();
  const used = await startAuthentication({
    // The server creates these options with the same library.
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
  }).catch((error: unknown) => {
    throw asOurs(error);
  });
  const { id, rawId, response } = used;
  const { clientDataJSON, authenticatorData, signature } = response;
  const passkey = {
    id,
    rawId,
    type: 'public-key' as const,
    response: { clientDataJSON, authenticatorData, signature },
  };
  return api.second_factor.pass({ body: { passkey } });
}
