// Signs C2PA claims: COSE_Sign1 with a detached payload (RFC 9052), as the C2PA specification requires.
import { sign, type KeyObject } from 'node:crypto';

/** COSE header labels and values: the EdDSA algorithm, and the certificate chain. */
const ALGORITHM = 1;
const EDDSA = -8;
const CERTIFICATE = 33;
/** The CBOR tag of COSE_Sign1. */
const TAG = Buffer.from([0xd2]);

interface Signer {
  readonly key: KeyObject;
  /** DER-encoded. */
  readonly certificate: Buffer;
  /** The signature is padded to this size in bytes, which was reserved for it in the file. */
  readonly bytes: number;
}

/** Returns the COSE_Sign1 structure of a claim, padded to `bytes`. */
export function signClaim(claim: Uint8Array, { key, certificate, bytes }: Signer): Buffer {
  const header = [0xa2, ...number(ALGORITHM), ...number(EDDSA), ...number(CERTIFICATE)];
  const protectedHeader = Buffer.concat([Buffer.from(header), byteString(certificate)]);
  const signed = Buffer.concat([
    Buffer.from([0x84]),
    textString('Signature1'),
    byteString(protectedHeader),
    byteString(Buffer.alloc(0)),
    byteString(claim),
  ]);
  const signature = sign(null, signed, key);
  const withPad = (pad: number): Buffer =>
    Buffer.concat([
      TAG,
      Buffer.from([0x84]),
      byteString(protectedHeader),
      Buffer.from([0xa1]),
      textString('pad'),
      // The padding's length always takes two bytes, so that every size is reachable.
      Buffer.from([0x59, pad >> 8, pad & 255]),
      Buffer.alloc(pad),
      Buffer.from([0xf6]),
      byteString(signature),
    ]);
  const left = bytes - withPad(0).length;
  if (left < 0) throw new Error('The certificate is larger than what was reserved.');
  return withPad(left);
}

/** The head of a CBOR item (RFC 8949): its major type, and a count or length below 65,536. */
function head(kind: number, count: number): number[] {
  if (count < 24) return [(kind << 5) | count];
  if (count < 256) return [(kind << 5) | 24, count];
  return [(kind << 5) | 25, count >> 8, count & 255];
}

const number = (value: number): number[] => (value < 0 ? head(1, -1 - value) : head(0, value));

const byteString = (bytes: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from(head(2, bytes.length)), bytes]);

const textString = (text: string): Buffer =>
  Buffer.from([...head(3, text.length), ...Buffer.from(text)]);
