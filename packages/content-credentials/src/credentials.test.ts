// Content credentials, verified by the reference implementation: valid in every format, invalid
// after any change or with another key.
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createCredentials, type SignedType } from './credentials.ts';

const credentials = createCredentials(Buffer.alloc(32, 7));
const at = new Date('2026-11-24T10:00:00Z');
const made = (type: SignedType) => ({ type, source: 'trainedAlgorithmicMedia', at });

const plain = sharp({ create: { width: 64, height: 96, channels: 3, background: '#a62' } });
const files: Record<string, () => Promise<Buffer>> = {
  'image/jpeg': () => plain.clone().jpeg().toBuffer(),
  'image/png': () => plain.clone().png().toBuffer(),
  'image/webp': () => plain.clone().webp().toBuffer(),
  'image/avif': () => plain.clone().avif().toBuffer(),
};

describe.each(Object.keys(files) as SignedType[])('%s', (type) => {
  const fileOf = async () => (await files[type]?.()) ?? expect.fail();

  test('a signed file says when it was made, and its pixels are unchanged', async () => {
    const file = await fileOf();
    const signed = await credentials.sign(file, made(type));
    expect(await credentials.read(signed, type)).toEqual({ at });
    expect(signed.length - file.length).toBeLessThan(3_000);
    const [before, after] = await Promise.all(
      [file, signed].map((one) => sharp(one).raw().toBuffer()),
    );
    expect(before && after?.equals(before)).toBe(true);
  });

  test('a file without a manifest, or changed after signing, is not verified', async () => {
    const file = await fileOf();
    expect(await credentials.read(file, type)).toBeUndefined();
    const signed = await credentials.sign(file, made(type));
    signed.writeUInt8(signed.readUInt8(signed.length - 12) ^ 1, signed.length - 12);
    expect(await credentials.read(signed, type)).toBeUndefined();
  });
});

test('only files signed with the same key are verified, also after a restart', async () => {
  const signed = await credentials.sign(await plain.clone().jpeg().toBuffer(), made('image/jpeg'));
  expect(await createCredentials(randomBytes(32)).read(signed, 'image/jpeg')).toBeUndefined();
  expect(await createCredentials(Buffer.alloc(32, 7)).read(signed, 'image/jpeg')).toEqual({ at });
});

test('a file that is not a picture is not verified', async () => {
  expect(await credentials.read(Buffer.from('no picture'), 'image/png')).toBeUndefined();
});
