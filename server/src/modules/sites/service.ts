// The ground everybody stands on: which site a call or a page is about, and its record.
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { createKept } from '../../platform/kept.ts';
import type { Ids } from '../../platform/ids.ts';
import { isHostCode, SiteRecord } from './rules.ts';
import {
  addClientApp,
  addSite,
  findByHost,
  findByHostname,
  findById,
  findByKey,
  listHostsRated,
  readWebKey,
  WEB_APP,
  type SiteRow,
} from './store.ts';

export interface KnownSite {
  readonly id: string;
  readonly host: string;
  readonly record: SiteRecord;
  /** The key of the site's own page. */
  readonly api_key: string;
}

export type SitesService = ReturnType<typeof createSitesService>;

/** How long a change of a site's record may take to reach every process. */
const KEPT_MS = 5_000;

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly defaultSite: string;
}

export function createSitesService({ db, clock, ids, defaultSite }: Needs) {
  const kept = createKept<KnownSite | undefined>({ clock, ms: KEPT_MS, most: 1_000 });
  const read = (key: string, find: () => Promise<SiteRow | undefined>, handle = db) =>
    kept.read(key, async () => {
      const row = await find();
      return row && toKnownSite(handle, row);
    });

  return {
    /** By host code, exactly as stored: no case folding, no dots. */
    find: async (host: string): Promise<KnownSite | undefined> =>
      isHostCode(host) ? read(`host:${host}`, () => findByHost(db, host)) : undefined,

    findByKey: async (apiKey: string): Promise<KnownSite | undefined> =>
      apiKey.length <= 100 ? read(`key:${apiKey}`, () => findByKey(db, apiKey)) : undefined,

    /** The record of the scope's site, asked with the scope's own handle: a transaction may ask, too. */
    async recordOf({ db: handle, site_id }: Scope): Promise<SiteRecord> {
      const known = await read(`id:${site_id}`, () => findById(handle, site_id), handle);
      if (!known) throw new AppError('site.unknown_host');
      return known.record;
    },

    /** The site whose page is served under this host name, else the default one. */
    async ofPage(hostname: string): Promise<KnownSite | undefined> {
      const name = hostname.toLowerCase().slice(0, 255);
      const named = await read(`name:${name}`, () => findByHostname(db, name));
      return named ?? read(`host:${defaultSite}`, () => findByHost(db, defaultSite));
    },

    /** Sites that show what needs more than our word that their visitors are adults. */
    explicitSites: (): Promise<string[]> => listHostsRated(db, 'explicit'),

    /** Makes the default site and its page's key where they are missing. */
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
      await addSite(db, row);
      const stored = await findByHost(db, defaultSite);
      if (!stored) throw new Error(`The default site ${defaultSite} could not be made.`);
      if ((await readWebKey(db, stored.id)) === undefined) {
        const api_key = `web-${stored.host}`;
        await addClientApp(db, {
          id: ids.next(),
          site_id: stored.id,
          name: WEB_APP,
          api_key,
          created_at: now,
        });
      }
      kept.forgetAll();
      return toKnownSite(db, stored);
    },
  };
}

async function toKnownSite(db: Db, row: SiteRow): Promise<KnownSite> {
  const api_key = (await readWebKey(db, row.id)) ?? '';
  return { id: row.id, host: row.host, record: SiteRecord.parse(row.record), api_key };
}
