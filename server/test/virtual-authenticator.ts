// A WebAuthn authenticator for tests: creates and uses passkeys like a browser with a security key (ES256, no attestation).
import {
  createHash,
  createSign,
  generateKeyPairSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { CreatedPasskey, UsedPasskey } from '@velour/contract/second-factor.ts';

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

interface Ceremony {
  readonly options: Record<string, unknown>;
  readonly origin: string;
  /** The address's host by default, which is all that real browsers allow. */
  readonly rp_id?: string;
}

export interface VirtualAuthenticator {
  create(ceremony: Ceremony): CreatedPasskey;
  use(ceremony: Ceremony): UsedPasskey;
  /** Resets the signature counter, as for a cloned key. */
  rewind(to: number): void;
}

export function createAuthenticator(): VirtualAuthenticator {
  const id = randomBytes(32);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let counter = 0;

  const authenticatorData = (ceremony: Ceremony, flags: number): Buffer => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const rpId = ceremony.rp_id ?? new URL(ceremony.origin).hostname;
    return Buffer.concat([sha256(rpId), Buffer.of(flags), count]);
  };
  const clientData = ({ options, origin }: Ceremony, type: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge: options['challenge'], origin }));
  const credential = { id: base64url(id), rawId: base64url(id), type: 'public-key' } as const;

  return {
    create(ceremony) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = Buffer.concat([
        authenticatorData(ceremony, PRESENT | VERIFIED | HAS_KEY),
        Buffer.alloc(16), // no model
        length,
        id,
        coseKeyOf(publicKey),
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(clientData(ceremony, 'webauthn.create')),
          // A map with a string, an empty map and bytes can be encoded as CBOR.
          attestationObject: base64url(isoCBOR.encode(attestation as never)),
          transports: ['usb'],
        },
      };
    },

    use(ceremony) {
      const signedData = authenticatorData(ceremony, PRESENT | VERIFIED);
      const client = clientData(ceremony, 'webauthn.get');
      const signature = createSign('sha256')
        .update(Buffer.concat([signedData, sha256(client)]))
        .sign(privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(signedData),
          signature: base64url(signature),
        },
      };
    },

    rewind(to) {
      counter = to;
    },
  };
}

function coseKeyOf(key: KeyObject): Uint8Array {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  // EC2, ES256, P-256, x, y (RFC 9053)
  const parts: [number, number | Uint8Array<ArrayBuffer>][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, coordinate(x)],
    [-3, coordinate(y)],
  ];
  return isoCBOR.encode(new Map(parts));
}
