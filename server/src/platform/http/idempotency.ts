// `Idempotency-Key`: the same request has one effect and one answer. Its row lives in the effect's transaction.
import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Clock } from '../clock.ts';
import { sealed, time } from '../db/columns.ts';
import type { Db } from '../db/handle.ts';
import { inTransaction, type Scope } from '../db/scope.ts';
import { AppError } from '../errors.ts';
import type { DataKey } from '../vault.ts';

export const idempotency = pgTable(
  'idempotency',
  {
    site_id: uuid().notNull(),
    /** The nil id stands for callers without a token. */
    actor_id: uuid().notNull(),
    route: text().notNull(),
    key: uuid().notNull(),
    request_hash: text().notNull(),
    reply: sealed(),
    created_at: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.site_id, table.actor_id, table.route, table.key] })],
);

export interface Claim {
  readonly actor_id: string | undefined;
  readonly route: string;
  readonly key: string;
  readonly request: unknown;
}

export interface Idempotency {
  /** Runs `work` in a transaction, once for this key; a twin waits and gets the same answer. */
  once(scope: Scope, claim: Claim, work: (scope: Scope) => Promise<unknown>): Promise<unknown>;
  /** Forgets every answer that this person was given. */
  forgetOf(scope: Scope, actorId: string): Promise<void>;
  /** Forgets keys older than a week; answers how many. */
  forgetOld(db: Db): Promise<number>;
}

const NOBODY = '00000000-0000-0000-0000-000000000000';
const KEPT_MS = 7 * 24 * 3_600_000;

export function createIdempotency(needs: { clock: Clock; key: DataKey }): Idempotency {
  const { clock, key: dataKey } = needs;
  return {
    once: (scope, claim, work) =>
      inTransaction(scope, async (inner) => {
        const place = {
          site_id: inner.site_id,
          actor_id: claim.actor_id ?? NOBODY,
          route: claim.route,
          key: claim.key,
        };
        const request_hash = hashOf(claim.request);
        const row = { ...place, request_hash, created_at: clock.now() };
        // A concurrent twin waits here until the first one has committed or rolled back.
        const mine = await inner.db
          .insert(idempotency)
          .values(row)
          .onConflictDoNothing()
          .returning();
        const here = whereKey(place);
        if (mine.length === 0) {
          const [first] = await inner.db.select().from(idempotency).where(here);
          if (first?.request_hash !== request_hash) throw new AppError('request.key_reused');
          if (!first.reply) throw new Error('An idempotency row was committed without its reply.');
          return JSON.parse(dataKey.open(first.reply, claim.key)) as unknown;
        }
        const answer = await work(inner);
        const reply = dataKey.seal(JSON.stringify(answer), claim.key);
        await inner.db.update(idempotency).set({ reply }).where(here);
        return answer;
      }),
    async forgetOf({ db, site_id }, actorId) {
      const isTheirs = and(eq(idempotency.site_id, site_id), eq(idempotency.actor_id, actorId));
      await db.delete(idempotency).where(isTheirs);
    },
    async forgetOld(db) {
      const oldest = new Date(clock.now().getTime() - KEPT_MS);
      const gone = await db.delete(idempotency).where(lt(idempotency.created_at, oldest));
      return gone.rowCount ?? 0;
    },
  };
}

type Place = Pick<typeof idempotency.$inferSelect, 'site_id' | 'actor_id' | 'route' | 'key'>;

const whereKey = (place: Place) =>
  and(
    eq(idempotency.site_id, place.site_id),
    eq(idempotency.actor_id, place.actor_id),
    eq(idempotency.route, place.route),
    eq(idempotency.key, place.key),
  );

/** The parsed request, which has its keys in the contract's order, whatever order they were sent in. */
const hashOf = (request: unknown): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url');
