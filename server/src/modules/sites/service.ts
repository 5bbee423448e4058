// Sites: finds the site of a call or a page, and its record.
import type { Feature } from '@velour/contract/features.ts';
import type { z } from 'zod';
import type { Core } from '../../platform/core.ts';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { createTtlCache } from '../../platform/ttl-cache.ts';
import {
  isHostCode,
  merged,
  mistakesIn,
  placeholdersOf,
  SiteRecord,
  withoutExplicit,
} from './sites.rules.ts';
import * as store from './sites.store.ts';
import type { SiteRow } from './sites.store.ts';

export {
  liveAnnouncements,
  toListedAnnouncement,
  withAnnouncement,
} from './announcements.rules.ts';
export { createRegionAccess, type RegionAccess } from './region-access.ts';
export { factsOf, type SiteRecord } from './sites.rules.ts';

export interface KnownSite {
  readonly id: string;
  readonly host: string;
  readonly hostnames: readonly string[];
  readonly record: SiteRecord;
  /** The API key of the site's own page. */
  readonly api_key: string;
}

export type SitesService = ReturnType<typeof createSitesService>;

/** How long a change of a site's record may take to reach every process. */
const CACHED_MS = 5_000;

interface SitesNeeds extends Pick<Core, 'db' | 'clock' | 'ids'> {
  readonly defaultSite: string;
  /** An additional key of the default site, which its page uses with a gateway in front. */
  readonly mainKey?: string | undefined;
  /** True if a classifier detects minors in pictures; otherwise sites show at most suggestive content. */
  readonly allowsExplicit?: boolean;
}

export function createSitesService(needs: SitesNeeds) {
  const { db, clock, ids, defaultSite, mainKey, allowsExplicit = false } = needs;
  const cache = createTtlCache<KnownSite | undefined>({
    clock,
    ttlMs: CACHED_MS,
    maxEntries: 1_000,
  });
  const realPersons = new Map<string, string>();
  const read = (key: string, find: () => Promise<SiteRow | undefined>, handle = db) =>
    cache.read(key, async () => {
      const row = await find();
      if (!row) return undefined;
      const known = await toKnownSite(handle, row);
      realPersons.set(known.id, known.record.real_persons.join('\n'));
      return allowsExplicit ? known : { ...known, record: withoutExplicit(known.record) };
    });

  /** The record of the scope's site, read with the scope's own handle, so it can be used inside a transaction. */
  const recordOf = async ({ db: handle, site_id }: Scope): Promise<SiteRecord> => {
    const known = await read(`id:${site_id}`, () => store.findById(handle, site_id), handle);
    if (!known) throw new AppError('site.unknown_host');
    return known.record;
  };

  /** By host code, exactly as stored: case-sensitive, without dots. */
  const find = async (host: string): Promise<KnownSite | undefined> =>
    isHostCode(host) ? read(`host:${host}`, () => store.findByHost(db, host)) : undefined;

  return {
    find,

    async findByKey(apiKey: string): Promise<KnownSite | undefined> {
      if (apiKey.length > 100) return undefined;
      return apiKey === mainKey
        ? find(defaultSite)
        : read(`key:${apiKey}`, () => store.findByKey(db, apiKey));
    },

    async hostnamesOf({ site_id }: Scope): Promise<readonly string[]> {
      return (await read(`id:${site_id}`, () => store.findById(db, site_id)))?.hostnames ?? [];
    },

    recordOf,

    /** The names on the lists of all sites read so far, one per line: a name is protected on each of them. */
    realPersons: (): string => [...realPersons.values()].filter(Boolean).join('\n'),

    /** Throws `site.feature_off` while an admin has switched it off. */
    async requireFeature(scope: Scope, feature: Feature): Promise<void> {
      const { switched_off } = await recordOf(scope);
      if (switched_off.includes(feature))
        throw new AppError('site.feature_off', { detail: feature });
    },

    /** The site whose page is served under this host name, else the default one. */
    async ofPage(hostname: string): Promise<KnownSite | undefined> {
      const name = hostname.toLowerCase().slice(0, 255);
      const named = await read(`name:${name}`, () => store.findByHostname(db, name));
      return named ?? read(`host:${defaultSite}`, () => store.findByHost(db, defaultSite));
    },

    /** Sites with explicit content, which require age verification beyond our own age gate. */
    explicitSites: (): Promise<string[]> => store.listHostsRated(db, 'explicit'),

    /** Sites with placeholders in their record that visitors would see, with the names of the fields. */
    async unfinishedSites(): Promise<{ host: string; missing: string[] }[]> {
      const rows = await store.listSites(db);
      return rows
        .map((row) => ({ host: row.host, missing: placeholdersOf(SiteRecord.parse(row.record)) }))
        .filter(({ missing }) => missing.length > 0);
    },

    /**
     * Merges fields into a site's record (`legal` field by field); null resets a field to its default. Throws
     * `SiteRefused` for an unknown field or an invalid value.
     */
    async change(site_id: string, fields: Readonly<Record<string, unknown>>): Promise<void> {
      const row = await store.findById(db, site_id);
      if (!row) throw new AppError('site.unknown_host');
      await store.writeRecord(db, {
        id: site_id,
        record: requireRecord(row, fields),
        updated_at: clock.now(),
      });
      cache.clear();
    },

    /**
     * Changes fields depending on their current values, under a lock until the caller's transaction ends. Returns the
     * previous record.
     */
    async revise(
      tx: Scope,
      revision: (record: SiteRecord) => Readonly<Record<string, unknown>>,
    ): Promise<SiteRecord> {
      const row = await store.lockById(tx.db, tx.site_id);
      if (!row) throw new AppError('site.unknown_host');
      const before = SiteRecord.parse(row.record);
      const record = requireRecord(row, revision(before));
      await store.writeRecord(tx.db, { id: row.id, record, updated_at: clock.now() });
      tx.afterCommit(cache.clear);
      return before;
    },

    /** Fills an empty record of a site; an existing record is not changed. */
    async furnish(site_id: string, record: Partial<z.input<typeof SiteRecord>>): Promise<void> {
      await store.fillEmptyRecord(db, { id: site_id, record, updated_at: clock.now() });
      cache.clear();
    },

    /** Creates the default site and its page's key if they are missing. */
    async ensureDefault(): Promise<KnownSite> {
      const now = clock.now();
      const row = {
        id: ids.next(),
        host: defaultSite,
        hostnames: [],
        record: {},
        created_at: now,
        updated_at: now,
      };
      await store.addSite(db, row);
      const stored = await store.findByHost(db, defaultSite);
      if (!stored) throw new Error(`The default site ${defaultSite} could not be made.`);
      if ((await store.readWebKey(db, stored.id)) === undefined) {
        const api_key = `web-${stored.host}`;
        await store.addClientApp(db, {
          id: ids.next(),
          site_id: stored.id,
          name: store.WEB_APP,
          api_key,
          created_at: now,
        });
      }
      cache.clear();
      return toKnownSite(db, stored);
    },
  };
}

/** The stored record with changed fields. Throws `SiteRefused`. */
function requireRecord(row: SiteRow, fields: Readonly<Record<string, unknown>>) {
  const record = merged(row.record, fields);
  const mistakes = mistakesIn(record, fields);
  if (mistakes.length > 0) throw new SiteRefused(mistakes);
  return record;
}

/** An invalid change of a record; the message names all errors. */
class SiteRefused extends Error {
  constructor(mistakes: readonly string[]) {
    super(`The site record has errors:\n${mistakes.map((line) => `  ${line}`).join('\n')}`);
    this.name = 'SiteRefused';
  }
}

async function toKnownSite(db: Db, row: SiteRow): Promise<KnownSite> {
  const api_key = (await store.readWebKey(db, row.id)) ?? '';
  const { id, host, hostnames } = row;
  return { id, host, hostnames, record: SiteRecord.parse(row.record), api_key };
}
