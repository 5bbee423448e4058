// Quarantine of known illegal images: encrypted at once, never shown, kept for a year, and then deleted.
import { createHash } from 'node:crypto';
import type { KnownMatch } from '../../providers/moderation/port.ts';
import type { Log } from '../../platform/log.ts';
import * as store from './quarantine.store.ts';
import type { AssetsNeeds } from './service.ts';

/** The retention that the law requires: 18 U.S.C. 2258A(h). */
const RETENTION_YEARS = 1;

export interface Quarantined {
  readonly id: string;
  readonly site_id: string;
  readonly sha256: string;
}

interface Needs extends Pick<AssetsNeeds, 'db' | 'clock' | 'ids' | 'key' | 'onMatch'> {
  readonly log: Log;
}

export interface MatchedPicture {
  readonly site_id: string;
  readonly owner_id: string | null;
  readonly source: string;
  readonly bytes: Buffer;
}

export type Quarantine = ReturnType<typeof createQuarantine>;

const placeOf = (id: string, part: 'content' | 'details'): string => `quarantine/${id}/${part}`;

export function createQuarantine({ db, clock, ids, log, key, onMatch }: Needs) {
  return {
    async keep({ bytes, site_id, ...details }: MatchedPicture, match: KnownMatch): Promise<void> {
      const id = ids.next();
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const now = clock.now();
      const delete_after = new Date(now);
      delete_after.setUTCFullYear(now.getUTCFullYear() + RETENTION_YEARS);
      await store.addQuarantined(db, {
        id,
        site_id,
        sha256,
        list: match.list,
        reference: match.reference,
        content: key.seal(bytes.toString('base64'), placeOf(id, 'content')),
        details: key.seal(JSON.stringify(details), placeOf(id, 'details')),
        matched_at: now,
        delete_after,
        reported_at: null,
        report_number: null,
      });
      log.error({ quarantine_id: id, site_id, sha256, list: match.list }, 'known illegal image');
      await onMatch({ id, site_id, sha256 }).catch((error: unknown) =>
        log.error({ err: error, quarantine_id: id }, 'notifying about a known image failed'),
      );
    },

    /** Without the pictures. */
    list: (handle = db) => store.listQuarantined(handle),

    /** The picture and its origin, for the report to an authority. */
    async open(id: string) {
      const row = await store.findQuarantined(db, id);
      if (!row) return undefined;
      return {
        site_id: row.site_id,
        content: Buffer.from(key.open(row.content, placeOf(id, 'content')), 'base64'),
        details: key.open(row.details, placeOf(id, 'details')),
      };
    },

    markReported: (id: string, number: string): Promise<boolean> =>
      store.markReported(db, { id, number, at: clock.now() }),

    forgetOld: (): Promise<void> => store.deleteDue(db, clock.now()),
  };
}
