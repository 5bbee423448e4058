// A site's signing key and certificate, both derived from its secret, so that nothing is stored.
// The certificate (X.509 v3, RFC 5280) is encoded here: Node can sign but not issue certificates,
// and libraries for that need a container and a polyfill at start.
import { createHash, createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto';

export interface SigningIdentity {
  readonly key: KeyObject;
  /** DER-encoded. */
  readonly certificate: Buffer;
  readonly pem: string;
}

/** The PKCS #8 prefix before the 32 bytes of an Ed25519 key (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
/** A fixed date keeps the certificate identical, so that files signed in earlier years still verify. */
const FROM = '260101000000Z';
const UNTIL = '491231235959Z';

/**
 * A self-signed certificate: verifiers show that the file is unchanged, and that the signer is
 * unknown. `seed` has 32 bytes.
 */
export function createIdentity(seed: Buffer, name: string): SigningIdentity {
  const der = Buffer.concat([PKCS8, seed]);
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const spki = createPublicKey(key).export({ format: 'der', type: 'spki' });
  const algorithm = sequence(identifier('2b6570'));
  const named = sequence(attribute('550403', name), attribute('55040a', name));
  const body = sequence(
    part(0xa0, part(0x02, Buffer.from([2]))), // version 3
    part(0x02, Buffer.from([1])), // serial number
    algorithm,
    named,
    sequence(part(0x17, Buffer.from(FROM)), part(0x17, Buffer.from(UNTIL))),
    named,
    spki,
    part(0xa3, sequence(...extensionsOf(spki.subarray(-32)))),
  );
  const signature = Buffer.concat([Buffer.of(0), sign(null, body, key)]);
  const certificate = sequence(body, algorithm, part(0x03, signature));
  const lines = certificate.toString('base64').replace(/.{64}/g, '$&\n');
  const pem = `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
  return { key, certificate, pem };
}

/**
 * Not a certificate authority; its extended key usages (email and document signing) are ones that
 * C2PA verifiers accept.
 */
function extensionsOf(publicKey: Buffer): Buffer[] {
  const keyId = createHash('sha1').update(publicKey).digest();
  const purposes = sequence(identifier('2b06010505070304'), identifier('2b06010505070324'));
  return [
    extension('551d13', sequence(), CRITICAL),
    extension('551d0f', part(0x03, Buffer.from([7, 0x80])), CRITICAL),
    extension('551d25', purposes),
    extension('551d23', sequence(part(0x80, keyId))),
    extension('551d0e', part(0x04, keyId)),
  ];
}

/** Encodes one DER value: tag, length, content. */
function part(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const short = length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...(length < 0x80 ? [length] : short)]), content]);
}

const sequence = (...parts: Buffer[]): Buffer => part(0x30, Buffer.concat(parts));

const identifier = (hex: string): Buffer => part(0x06, Buffer.from(hex, 'hex'));

const attribute = (hex: string, value: string): Buffer =>
  part(0x31, sequence(identifier(hex), part(0x0c, Buffer.from(value))));

const CRITICAL = part(0x01, Buffer.from([0xff]));

const extension = (hex: string, value: Buffer, critical: Buffer = Buffer.alloc(0)): Buffer =>
  sequence(identifier(hex), critical, part(0x04, value));
