// Tokens that an attacker could craft from a valid one, by what is wrong with them.
import { createHmac, randomUUID } from 'node:crypto';
import { CompactSign, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import type { SigningKey } from '../src/providers/identity/port.ts';
import type { Database } from '../src/platform/db/open.ts';
import { createVault } from '../src/platform/encryption.ts';

interface Stolen {
  /** A valid token of the embedded pool. */
  readonly id_token: string;
  /** The key that signed it, for tokens that the pool itself would never sign. */
  readonly key: CryptoKey;
  readonly published: readonly SigningKey[];
}

/** The pool's private key, decrypted with the test's master key. */
export async function poolKey(
  { pool }: Database,
  of: { site_id: string; master: Buffer },
): Promise<CryptoKey> {
  const { rows } = await pool.query<{ id: string; private_key: Buffer }>(
    'select id, private_key from pool_key where site_id = $1',
    [of.site_id],
  );
  const [row] = rows;
  if (!row) throw new Error('The site has no key.');
  const opened = createVault(of.master).systemKey('pool-keys').open(row.private_key, row.id);
  const key = await importJWK(JSON.parse(opened) as JWK, 'ES256');
  if (key instanceof Uint8Array) throw new Error('This is no key of a curve.');
  return key;
}

const encoded = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

const read = (part = ''): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;

interface Changes {
  readonly header?: object;
  readonly payload?: object | string;
}

function signerOf(id_token: string) {
  const [header, payload] = id_token.split('.').slice(0, 2).map(read);
  return async (key: CryptoKey, changes: Changes): Promise<string> => {
    const body =
      typeof changes.payload === 'string'
        ? changes.payload
        : JSON.stringify({ ...payload, ...changes.payload });
    return new CompactSign(Buffer.from(body))
      .setProtectedHeader({ alg: 'ES256', ...header, ...changes.header })
      .sign(key);
  };
}

/** The same token with another signature of the same key, which is equally valid. */
export const reSigned = (id_token: string, key: CryptoKey): Promise<string> =>
  signerOf(id_token)(key, {});

/** All of them are invalid, on every site. */
export async function craftTokens(from: Stolen): Promise<Record<string, string>> {
  return {
    ...craftAlgorithms(from),
    ...(await craftHeaders(from)),
    ...(await craftClaims(from)),
    ...(await craftSpellings(from)),
  };
}

function craftAlgorithms({ id_token, published: [key] }: Stolen): Record<string, string> {
  const [head = '', payload = '', signature = ''] = id_token.split('.');
  const header = read(head);
  const hmac = (alg: string, secret: string | Buffer): string => {
    const signed = `${encoded({ ...header, alg })}.${payload}`;
    const hash = alg.replace('HS', 'sha');
    return `${signed}.${createHmac(hash, secret).update(signed).digest('base64url')}`;
  };
  return {
    'alg none': `${encoded({ ...header, alg: 'none' })}.${payload}.`,
    'alg None, with a signature': `${encoded({ ...header, alg: 'None' })}.${payload}.${signature}`,
    'alg none, old signature': `${encoded({ ...header, alg: 'none' })}.${payload}.${signature}`,
    'alg with a look-alike letter': `${encoded({ ...header, alg: 'ЕS256' })}.${payload}.${signature}`,
    'no alg': `${encoded({ typ: 'JWT', kid: header['kid'] })}.${payload}.${signature}`,
    'HMAC by the public key as JWK': hmac('HS256', JSON.stringify(key)),
    'HMAC by its x': hmac('HS256', String(key?.x)),
    'HMAC of 512 by its x as bytes': hmac('HS512', Buffer.from(String(key?.x), 'base64url')),
    'HMAC by nothing': hmac('HS256', Buffer.alloc(1)),
    'a signature of nought': `${head}.${payload}.${Buffer.alloc(64).toString('base64url')}`,
  };
}

async function craftHeaders({ id_token, key: own }: Stolen): Promise<Record<string, string>> {
  const by = signerOf(id_token);
  const stranger = await generateKeyPair('ES256', { extractable: true });
  const rsa = await generateKeyPair('RS256');
  const jwk = await exportJWK(stranger.publicKey);
  const [head = '', payload = '', signature = ''] = id_token.split('.');
  const twice = Buffer.from(head, 'base64url').toString().replace('{', '{"alg":"none",');
  return {
    'another key': await by(stranger.privateKey, {}),
    'RS256 of another key': await by(rsa.privateKey, { header: { alg: 'RS256' } }),
    'embedded jwk': await by(stranger.privateKey, { header: { jwk } }),
    jku: await by(stranger.privateKey, { header: { jku: 'https://evil.example/keys' } }),
    x5u: await by(stranger.privateKey, { header: { x5u: 'https://evil.example/cert' } }),
    x5c: await by(stranger.privateKey, { header: { x5c: ['AAAA'] } }),
    'jwk beside our signature': await by(own, { header: { jwk } }),
    'crit beside our signature': await by(own, { header: { b64: true, crit: ['b64'] } }),
    'an unknown kid': await by(own, { header: { kid: randomUUID() } }),
    'a kid that climbs': await by(own, { header: { kid: '../../etc/passwd' } }),
    'a kid with SQL': await by(own, { header: { kid: "' or 1=1 --" } }),
    'a kid that is a list': await by(own, { header: { kid: [read(head)['kid']] } }),
    'typ of an access token': await by(own, { header: { typ: 'at+jwt' } }),
    'a token within a token': await by(own, { header: { cty: 'JWT' }, payload: id_token }),
    'a header that says alg twice': `${encoded(twice)}.${payload}.${signature}`,
  };
}

async function craftClaims({ id_token, key: own }: Stolen): Promise<Record<string, string>> {
  const by = signerOf(id_token);
  const payload = read(id_token.split('.')[1]);
  const now = Number(payload['iat']);
  const ofUs = (changes: object): Promise<string> => by(own, { payload: changes });
  const without = (claim: string): Promise<string> => {
    const { [claim]: _gone, ...rest } = payload;
    return by(own, { payload: JSON.stringify(rest) });
  };
  return {
    'another audience': await ofUs({ aud: 'velour:another' }),
    'two audiences': await ofUs({ aud: [payload['aud'], 'another'] }),
    'another issuer': await ofUs({ iss: 'https://accounts.example.com' }),
    'the issuer of another site': await ofUs({ iss: `urn:velour:pool:${randomUUID()}` }),
    'our issuer with a letter that is not seen': await ofUs({
      iss: `${String(payload['iss'])}\u200b`,
    }),
    'our issuer in upper case': await ofUs({ iss: String(payload['iss']).toUpperCase() }),
    'the issuer as an object': await ofUs({ iss: { toString: payload['iss'] } }),
    'an access token': await ofUs({ token_use: 'access' }),
    'a visitor’s token': await ofUs({ token_use: 'visitor' }),
    'no use': await without('token_use'),
    'no sign-in': await without('sid'),
    'no end': await without('exp'),
    'no beginning': await without('iat'),
    'no subject': await without('sub'),
    'no audience': await without('aud'),
    'no issuer': await without('iss'),
    'a subject in other letters': await ofUs({
      sub: '１２３４５６７８-1234-7234-8234-123456789012',
    }),
    ended: await ofUs({ iat: now - 7_200, exp: now - 3_600 }),
    'ended, made just now': await ofUs({ exp: now - 60 }),
    'of tomorrow': await ofUs({ iat: now + 86_400, exp: now + 90_000 }),
    'good for ever': await ofUs({ iat: now - 7_200, exp: now + 10 ** 9 }),
    'not before tomorrow': await ofUs({ nbf: now + 86_400 }),
    'an end as text': await ofUs({ exp: String(now + 3_600) }),
    'an end beyond all numbers': await by(own, {
      payload: JSON.stringify(payload).replace(/"exp":\d+/, '"exp":1e999'),
    }),
    'more claims than ours': await ofUs({ is_admin: true }),
    'a hundred kilobytes': await ofUs({ name: 'x'.repeat(100_000) }),
  };
}

async function craftSpellings({ id_token, key: own }: Stolen): Promise<Record<string, string>> {
  const by = signerOf(id_token);
  const [header = '', payload = '', signature = ''] = id_token.split('.');
  const text = Buffer.from(payload, 'base64url').toString();
  return {
    'the subject twice': await by(own, { payload: text.replace('{', '{"sub":"eve",') }),
    'the subject twice, the false one last': await by(own, {
      payload: text.replace(/\}$/, ',"sub":"eve"}'),
    }),
    'spaces in it': await by(own, { payload: text.replaceAll(',', ', ') }),
    'a mark before it': await by(own, { payload: `\ufeff${text}` }),
    'a hundred kilobytes of nothing': 'x'.repeat(100_000),
    'brackets without an end': `${header}.${encoded('['.repeat(2_000))}.${signature}`,
    'many dots': '.'.repeat(4_000),
    'a fourth part': `${id_token}.${signature}`,
    'padding at the end': `${id_token}==`,
    // The last character of 64 bytes in base64url has four unused bits.
    'another spelling of the signature': id_token.replace(/.$/, (last) =>
      String.fromCharCode(last.charCodeAt(0) + 1),
    ),
    'no signature': `${header}.${payload}.`,
    'a short signature': `${header}.${payload}.${signature.slice(0, 20)}`,
    'the payload is no object': await by(own, { payload: '"text"' }),
    'the payload is null': await by(own, { payload: 'null' }),
    'the payload is a list': await by(own, { payload: `[${text}]` }),
    'no JSON': await by(own, { payload: 'not json' }),
  };
}
