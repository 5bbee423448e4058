// Encryption: ciphertext can only be decrypted with its key, at its place, and unchanged.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { runs } from '@velour/testing/depth.ts';
import { createVault, readWrappingKey } from './encryption.ts';

const folder = mkdtempSync(join(tmpdir(), 'velour-vault-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const master = randomBytes(32);
const vault = createVault(master);
const key = vault.unwrap('key-1', vault.wrapNew('key-1'));

test('any text is decrypted unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(key.open(key.seal(text, 'here'), 'here')).toBe(
        Buffer.from(text, 'utf8').toString('utf8'),
      );
    }),
    runs(100, 1_000),
  );
});

test('every encryption uses another nonce, over more than one block of random bytes', () => {
  const seals = Array.from({ length: 3_000 }, () => key.seal('same', 'here').toString('base64'));
  expect(new Set(seals).size).toBe(3_000);
});

test('a text that was moved, changed or encrypted with another key cannot be decrypted', () => {
  const sealed = key.seal('mine', 'here');
  expect(() => key.open(sealed, 'there')).toThrow();
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => key.open(changed, 'here')).toThrow();
  }
  const other = vault.unwrap('key-2', vault.wrapNew('key-2'));
  expect(() => other.open(sealed, 'here')).toThrow();
  expect(() => createVault(randomBytes(32)).unwrap('key-1', vault.wrapNew('key-1'))).toThrow();
});

test('bytes are decrypted unchanged, at their place only', () => {
  const bytes = randomBytes(1_000);
  const sealed = key.sealBytes(bytes, 'here');
  expect(key.openBytes(sealed, 'here')).toEqual(bytes);
  expect(() => key.openBytes(sealed, 'there')).toThrow();
});

test('a word’s hash is stable, and differs for other keys and words', () => {
  const words = ['lantern', 'harbour', 'lantern', 'ferry', ''];
  const numbers = key.numbersOf(words);
  expect(numbers[0]).toBe(numbers[2]);
  expect(new Set(numbers).size).toBe(4);
  expect(key.numbersOf([...words].reverse())).toEqual([...numbers].reverse());
  expect(key.numbersOf([])).toEqual([]);
  const other = vault.unwrap('key-2', vault.wrapNew('key-2')).numbersOf(words);
  expect(other.some((number) => numbers.includes(number))).toBe(false);
});

test('a wrapped key can be unwrapped after a restart, under its own id only', () => {
  const wrapped = vault.wrapNew('key-3');
  const sealed = vault.unwrap('key-3', wrapped).seal('kept', 'here');
  expect(createVault(master).unwrap('key-3', wrapped).open(sealed, 'here')).toBe('kept');
  expect(() => vault.unwrap('key-4', wrapped)).toThrow();
});

test('the key file is created once, readable by its owner only, and reused', () => {
  const first = readWrappingKey({ dataKey: undefined, dataDir: folder });
  expect(readWrappingKey({ dataKey: undefined, dataDir: folder })).toEqual(first);
  expect(statSync(join(folder, 'keys', 'data.key')).mode & 0o777).toBe(0o600);
  const given = randomBytes(32);
  expect(readWrappingKey({ dataKey: given.toString('base64'), dataDir: folder })).toEqual(given);
  expect(() => readWrappingKey({ dataKey: 'short', dataDir: folder })).toThrow('DATA_KEY');
});
