// `Idempotency-Key`: the same request has one effect and one response. The key's row commits in the effect's transaction.
import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Clock } from '../clock.ts';
import { sealed, time } from '../db/columns.ts';
import { retryWhileContended } from '../db/failures.ts';
import type { Db } from '../db/handle.ts';
import { inTransaction, type Scope } from '../db/scope.ts';
import { AppError } from '../errors.ts';
import type { DataKey } from '../encryption.ts';

export const idempotency = pgTable(
  'idempotency',
  {
    site_id: uuid().notNull(),
    /** The nil UUID for callers without a token. */
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

/** The part of a call that writes: short, and in one transaction with the request's idempotency key. */
export interface Effect<Result> {
  (scope: Scope): Promise<Result>;
  /**
   * Called once after the transaction, or without one if a duplicate was first: releases resources that were not used.
   */
  readonly close?: () => Promise<void>;
}

export type Idempotency = ReturnType<typeof createIdempotency>;

const NO_ACTOR = '00000000-0000-0000-0000-000000000000';
const RETENTION_MS = 7 * 24 * 3_600_000;

export function createIdempotency(needs: { clock: Clock; key: DataKey }) {
  const { clock, key: dataKey } = needs;
  const seal = (response: unknown, { key }: Claim) => dataKey.seal(JSON.stringify(response), key);
  /** The stored response to the same request; undefined without one. */
  const recall = async ({ db }: Scope, row: Row): Promise<{ response: unknown } | undefined> => {
    const [first] = await db.select().from(idempotency).where(whereKey(row));
    if (!first) return undefined;
    if (first.request_hash !== row.request_hash) throw new AppError('request.key_reused');
    if (!first.reply) throw new Error('An idempotency row was committed without its response.');
    return { response: JSON.parse(dataKey.open(first.reply, row.key)) as unknown };
  };
  const rowOf = (scope: Scope, { actor_id, route, key, request }: Claim) => ({
    site_id: scope.site_id,
    actor_id: actor_id ?? NO_ACTOR,
    route,
    key,
    request_hash: hashOf(request),
    created_at: clock.now(),
  });

  return {
    /**
     * Runs `prepare` outside of any transaction and its effect in one, once per key; the transaction is retried while it
     * is contended. A concurrent duplicate waits for the first one's transaction and gets the same response.
     */
    async once(
      scope: Scope,
      claim: Claim,
      prepare: () => Promise<Effect<unknown>>,
    ): Promise<unknown> {
      const row = rowOf(scope, claim);
      const before = await recall(scope, row);
      if (before) return before.response;
      const effect = await prepare();
      const transact = async (inner: Scope) => {
        // A concurrent duplicate waits here until the first one has committed or rolled back.
        const mine = await inner.db
          .insert(idempotency)
          .values(row)
          .onConflictDoNothing()
          .returning();
        if (mine.length === 0) {
          const first = await recall(inner, row);
          if (!first) throw new AppError('request.key_reused'); // it has just been deleted
          return first.response;
        }
        const response = await effect(inner);
        await inner.db
          .update(idempotency)
          .set({ reply: seal(response, claim) })
          .where(whereKey(row));
        return response;
      };
      try {
        return await retryWhileContended(() => inTransaction(scope, transact));
      } finally {
        await effect.close?.();
      }
    },
    /** Runs `work`, which must be safe to run twice, unless its response is stored already; never in a transaction. */
    async keep(scope: Scope, claim: Claim, work: () => Promise<unknown>): Promise<unknown> {
      const row = rowOf(scope, claim);
      const before = await recall(scope, row);
      if (before) return before.response;
      const response = await work();
      const reply = seal(response, claim);
      await scope.db
        .insert(idempotency)
        .values({ ...row, reply })
        .onConflictDoNothing();
      // Both of two concurrent duplicates return the response that was stored first.
      return (await recall(scope, row))?.response ?? response;
    },
    async eraseOf({ db, site_id }: Scope, actorId: string): Promise<void> {
      const isTheirs = and(eq(idempotency.site_id, site_id), eq(idempotency.actor_id, actorId));
      await db.delete(idempotency).where(isTheirs);
    },
    /** Deletes keys older than a week; returns their number. */
    async forgetOld(db: Db): Promise<number> {
      const oldest = new Date(clock.now().getTime() - RETENTION_MS);
      const deleted = await db.delete(idempotency).where(lt(idempotency.created_at, oldest));
      return deleted.rowCount ?? 0;
    },
  };
}

type Place = Pick<typeof idempotency.$inferSelect, 'site_id' | 'actor_id' | 'route' | 'key'>;
type Row = Place & { readonly request_hash: string };

const whereKey = (place: Place) =>
  and(
    eq(idempotency.site_id, place.site_id),
    eq(idempotency.actor_id, place.actor_id),
    eq(idempotency.route, place.route),
    eq(idempotency.key, place.key),
  );

/** Hashes the parsed request, whose fields are in the contract's order, whatever order they were sent in. */
const hashOf = (request: unknown): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url');
