// The key and the certificate that a site signs with: both follow from its secret alone, so nothing has to be stored.
import 'reflect-metadata';
import { createPrivateKey, createPublicKey, webcrypto, type KeyObject } from 'node:crypto';
import * as x509 from '@peculiar/x509';

export interface SigningIdentity {
  readonly key: KeyObject;
  /** In DER. */
  readonly certificate: Buffer;
  readonly pem: string;
}

/** RFC 8410: what stands before the 32 bytes of an Ed25519 key. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
/** The certificate stays the same, so that a file of last year is still recognized. */
const FROM = new Date('2026-01-01T00:00:00Z');
const UNTIL = new Date('2056-01-01T00:00:00Z');
/** Purposes that readers of C2PA accept: signing of emails and of documents. */
const PURPOSES = ['1.3.6.1.5.5.7.3.4', '1.3.6.1.5.5.7.3.36'];
const ALGORITHM = { name: 'Ed25519' };

/** Self-signed: readers show that it is whole, and that they do not know who signed. `seed` has 32 bytes. */
export async function createIdentity(seed: Buffer, name: string): Promise<SigningIdentity> {
  const der = Buffer.concat([PKCS8, seed]);
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const spki = createPublicKey(key).export({ format: 'der', type: 'spki' });
  const { subtle } = webcrypto;
  const privateKey = await subtle.importKey('pkcs8', der, ALGORITHM, false, ['sign']);
  const publicKey = await subtle.importKey('spki', spki, ALGORITHM, true, ['verify']);
  const certificate = await x509.X509CertificateGenerator.createSelfSigned(
    {
      serialNumber: '01',
      name: `CN=${name}, O=${name}`,
      notBefore: FROM,
      notAfter: UNTIL,
      signingAlgorithm: ALGORITHM,
      keys: { privateKey, publicKey },
      extensions: [
        new x509.BasicConstraintsExtension(false, undefined, true),
        new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
        new x509.ExtendedKeyUsageExtension(PURPOSES),
        await x509.AuthorityKeyIdentifierExtension.create(publicKey),
        await x509.SubjectKeyIdentifierExtension.create(publicKey),
      ],
    },
    webcrypto,
  );
  return { key, certificate: Buffer.from(certificate.rawData), pem: certificate.toString('pem') };
}
