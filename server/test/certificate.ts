// Creates a self-signed certificate for 127.0.0.1 (X.509 v3, RFC 5280), since Node can sign but not issue certificates.
import { generateKeyPairSync, sign } from 'node:crypto';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

const DAY_MS = 86_400_000;

/** Valid from yesterday until tomorrow. */
export function makeCertificate(): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const ecdsaWithSha256 = sequence(identifier('2a8648ce3d040302'));
  const name = sequence(
    part(0x31, sequence(identifier('550403'), part(0x0c, Buffer.from('127.0.0.1')))),
  );
  const alternativeName = sequence(
    identifier('551d11'),
    part(0x04, sequence(part(0x87, Buffer.from([127, 0, 0, 1])))),
  );
  const body = sequence(
    part(0xa0, part(0x02, Buffer.from([2]))), // version 3
    part(0x02, Buffer.from([1])), // serial number
    ecdsaWithSha256,
    name,
    sequence(time(Date.now() - DAY_MS), time(Date.now() + DAY_MS)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    part(0xa3, sequence(alternativeName)),
  );
  const signature = Buffer.concat([Buffer.of(0), sign('sha256', body, privateKey)]);
  const certificate = sequence(body, ecdsaWithSha256, part(0x03, signature));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
  };
}

/** Encodes one DER value: tag, length, content. */
function part(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 0x80 ? [length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: Buffer[]): Buffer => part(0x30, Buffer.concat(parts));

const identifier = (hex: string): Buffer => part(0x06, Buffer.from(hex, 'hex'));

const time = (ms: number): Buffer =>
  part(0x17, Buffer.from(new Date(ms).toISOString().replace(/^20|[-T:]|\.\d+/g, '')));
