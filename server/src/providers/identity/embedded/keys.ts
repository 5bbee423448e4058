// Signing keys of a site's tokens: stored encrypted and rotated monthly; old keys verify until their tokens have expired.
import type { Core } from '../../../platform/core.ts';
import { DAY_MS } from '@velour/calendar/calendar.ts';
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import type { SigningKey } from '../port.ts';
import { addKey, readKeys, type KeyRow } from './keys.store.ts';

const SIGNS_MS = 30 * DAY_MS;
/** Much longer than the hour for which a token is valid. */
export const VERIFIES_MS = SIGNS_MS + DAY_MS;
const TTL_MS = 10 * 60_000;
/** Limits the queries that tokens with unknown key ids can cause. */
const REFETCH_MS = 1_000;

export const ALGORITHM = 'ES256';

type Needs = Pick<Core, 'db' | 'vault' | 'clock' | 'ids'>;

interface Ring {
  readonly read_at: number;
  readonly rows: readonly KeyRow[];
  readonly verifying: ReadonlyMap<string, Promise<CryptoKey>>;
}

export type Keys = ReturnType<typeof createKeys>;

export function createKeys({ db, vault, clock, ids }: Needs) {
  const sealing = vault.systemKey('pool-keys');
  const rings = new Map<string, Ring>();
  const signing = new Map<string, Promise<CryptoKey>>();
  const now = (): number => clock.now().getTime();

  const read = async (siteId: string): Promise<Ring> => {
    const rows = await readKeys(db, siteId, new Date(now() - VERIFIES_MS));
    const verifying = new Map(rows.map((row) => [row.id, toKey(row.public_key)] as const));
    const ring = { read_at: now(), rows, verifying };
    rings.set(siteId, ring);
    return ring;
  };
  const youngerThan = async (siteId: string, ms: number): Promise<Ring> => {
    const ring = rings.get(siteId);
    return ring && now() - ring.read_at < ms ? ring : read(siteId);
  };
  const newest = (ring: Ring): KeyRow | undefined => {
    const row = ring.rows[0];
    return row && row.created_at.getTime() > now() - SIGNS_MS ? row : undefined;
  };

  const make = async (siteId: string): Promise<void> => {
    const pair = await generateKeyPair(ALGORITHM, { extractable: true });
    const id = ids.next();
    const row = {
      id,
      site_id: siteId,
      public_key: await exportJWK(pair.publicKey),
      private_key: sealing.seal(JSON.stringify(await exportJWK(pair.privateKey)), id),
      created_at: clock.now(),
    };
    await addKey(db, row, new Date(now() - SIGNS_MS));
  };

  return {
    /** The current signing key; created if there is none, or if it has signed for a month. */
    async signingKey(siteId: string): Promise<{ kid: string; key: CryptoKey }> {
      let row = newest(await youngerThan(siteId, TTL_MS));
      if (!row) {
        await make(siteId);
        row = newest(await read(siteId));
      }
      if (!row) throw new Error('A signing key was stored but not found.');
      const { id, private_key } = row;
      // Encrypted by us, so its content is a key that we wrote.
      const opened = signing.get(id) ?? toKey(JSON.parse(sealing.open(private_key, id)) as JWK);
      signing.set(id, opened);
      return { kid: id, key: await opened };
    },

    async verifyingKey(siteId: string, kid: string): Promise<CryptoKey | undefined> {
      const held = (await youngerThan(siteId, TTL_MS)).verifying.get(kid);
      const found = held ?? (await youngerThan(siteId, REFETCH_MS)).verifying.get(kid);
      return found;
    },

    /** The public keys (JWKS) that verify now; copied field by field, so that no private part is published. */
    async jwks(siteId: string): Promise<{ keys: SigningKey[] }> {
      const { rows } = await youngerThan(siteId, REFETCH_MS);
      return {
        keys: rows.map(({ id, public_key: { x = '', y = '' } }) => ({
          kty: 'EC',
          crv: 'P-256',
          x,
          y,
          kid: id,
          alg: ALGORITHM,
          use: 'sig',
        })),
      };
    },
  };
}

/** Imports a JWK; only keys of our own curve are stored. */
async function toKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, ALGORITHM);
  if (key instanceof Uint8Array) throw new Error('The signing key has the wrong type.');
  return key;
}
