// Age checks by OpenID: which claims count, against a provider on this machine; and which provider is selected.
import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { quietLog } from '../../../test/databases.ts';
import { createTestAge } from '../../../test/fakes/fake-age.ts';
import { startFakeOpenId, type FakeOpenId } from '../../../test/fakes/fake-openid.ts';
import { chooseAge, type AgeConfig } from './choose.ts';

const BACK = 'https://rose.example/age-check';
let provider: FakeOpenId;
beforeAll(async () => {
  provider = await startFakeOpenId();
});
afterAll(() => provider.close());
beforeEach(() => provider.lie({}));

const random = () => randomBytes(16).toString('base64url');
const open = (claim_in: 'id_token' | 'userinfo' = 'id_token', claim = 'age_over_18') =>
  createTestAge(provider, undefined, { claim_in, claim });
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

/** A person completes the check at the provider and is redirected back. */
async function check(claims: Record<string, unknown>, age = open(), changes: object = {}) {
  const verifier = random();
  const start = { redirect_uri: BACK, state: random(), nonce: random() };
  const url = await age.address({ ...start, challenge: challengeOf(verifier) });
  const code = provider.agree(url, { sub: 'someone', ...claims });
  return age.outcome({ code, redirect_uri: BACK, verifier, nonce: start.nonce, ...changes });
}
const nowS = () => Math.floor(Date.now() / 1000);

test('the claim decides, from either configured source', async () => {
  expect(await check({ age_over_18: true })).toBe('adult');
  expect(await check({ age_over_18: false })).toBe('not_adult');
  expect(await check({ age_over_18: true }, open('userinfo'))).toBe('adult');
  expect(await check({ over_21: true }, open('id_token', 'over_21'))).toBe('adult');
});

test.each(['true', 1, 'yes', 18, null, { value: true }])(
  'a claim that is %s is no outcome',
  async (said) => {
    await expect(check({ age_over_18: said })).rejects.toMatchObject({ kind: 'unavailable' });
  },
);

test('without the claim there is no result', async () => {
  await expect(check({ birthdate: '1980-01-01' })).rejects.toMatchObject({ kind: 'unavailable' });
});

test.each([
  ['expired', { exp: 1_000_000_000 }],
  ['for another nonce', { nonce: 'another' }],
  ['for another client', { aud: 'another-client' }],
  ['of another issuer', { iss: 'https://elsewhere.example' }],
  ['handed to another client', { azp: 'another-client' }],
])('a token that is %s proves no age', async (_, lies) => {
  provider.lie(lies);
  await expect(check({ age_over_18: true })).rejects.toMatchObject({ kind: 'refused' });
});

test('a token signed with another key proves no age', async () => {
  provider.lie({}, { foreignKey: true });
  await expect(check({ age_over_18: true })).rejects.toMatchObject({ kind: 'refused' });
});

test('a code with another verifier, and a code that was used, are refused', async () => {
  const claims = { age_over_18: true };
  await expect(check(claims, open(), { verifier: random() })).rejects.toMatchObject({
    kind: 'refused',
  });
  await expect(check(claims, open(), { code: 'revoked' })).rejects.toMatchObject({
    kind: 'refused',
  });
});

test('userinfo of another subject than the ID token’s is refused', async () => {
  const age = open('userinfo');
  const verifier = random();
  const start = { redirect_uri: BACK, state: random(), nonce: random() };
  const url = await age.address({ ...start, challenge: challengeOf(verifier) });
  const code = provider.agree(url, { sub: 'someone', age_over_18: true });
  provider.informOf({ sub: 'someone else' });
  const back = { code, redirect_uri: BACK, verifier, nonce: start.nonce };
  await expect(age.outcome(back)).rejects.toMatchObject({ kind: 'refused' });
  provider.informOf({});
});

test.each([
  [-50, 'adult'],
  [-70, 'refused'],
] as const)('a clock that is %s seconds off the provider’s: %s', async (seconds, expected) => {
  provider.lie({ exp: nowS() + seconds });
  const outcome = await check({ age_over_18: true }).catch(({ kind }: { kind: string }) => kind);
  expect(outcome).toBe(expected);
});

test('an unreachable provider is reported as unavailable', async () => {
  const client = { client_id: 'a', client_secret: 'b' };
  const age = createTestAge({ issuer: 'http://127.0.0.1:9', client });
  await expect(check({}, age)).rejects.toMatchObject({ kind: 'unavailable' });
});

test('without a provider there is self-declaration, which never counts as a check', async () => {
  const config: AgeConfig = {
    AGE_SCOPE: 'openid',
    AGE_CLAIM: 'age_over_18',
    AGE_CLAIM_IN: 'id_token',
    AGE_VALID_DAYS: 365,
  };
  const none = chooseAge({ config, log: quietLog });
  expect(none.isBuiltIn).toBe(true);
  await expect(check({}, none)).rejects.toMatchObject({ kind: 'unavailable' });
  const chosen = chooseAge({
    config: { ...config, AGE_ISSUER: provider.issuer, AGE_CLIENT_ID: 'a', AGE_CLIENT_SECRET: 'b' },
    log: quietLog,
  });
  expect(chosen).toMatchObject({ isBuiltIn: false, method: 'openid:127.0.0.1' });
});
