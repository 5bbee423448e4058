// The audit log: actions of admins, operators and the product on others' content, tamper-evident by a hash chain.
import type { AuditSubject } from '@velour/contract/audit-values.ts';
import type { Clock } from '../../platform/clock.ts';
import { pageOf } from '../../platform/cursor.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { isUuid, type Ids } from '../../platform/ids.ts';
import { hashOf, type AuditAction } from './audit.rules.ts';
import * as store from './audit.store.ts';
import type { AuditRow, Wanted } from './audit.store.ts';

export type { AuditAction } from './audit.rules.ts';
export type AuditService = ReturnType<typeof createAuditService>;

/** Finds the names of subjects of one kind, by id. */
type FindNames = (scope: Scope, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

const READ_AT_ONCE = 1_000;

export function createAuditService({ clock, ids }: { clock: Clock; ids: Ids }) {
  const finders = new Map<string, FindNames>();

  /** The names of the subjects and admins of these entries, by kind and id. */
  const findNames = async (scope: Scope, rows: readonly AuditRow[]) => {
    const named = rows.flatMap(({ subject_type, subject_id, actor_id }) => [
      ...(subject_id === null ? [] : [{ type: subject_type, id: subject_id }]),
      ...(actor_id === null ? [] : [{ type: 'member', id: actor_id }]),
    ]);
    const found = await Promise.all(
      Array.from(
        Map.groupBy(named, ({ type }) => type),
        async ([type, ofType]) => {
          const ids = [...new Set(ofType.map(({ id }) => id))].filter(isUuid);
          const names = ids.length > 0 ? await finders.get(type)?.(scope, ids) : undefined;
          return [type, names] as const;
        },
      ),
    );
    const byType = new Map(found);
    return (type: string, id: string | null): string | null =>
      (id === null ? undefined : byType.get(type)?.get(id)) ?? null;
  };

  return {
    /** Registers how to find the names of a kind of subject, for modules above this one. */
    nameSubjects: (type: AuditSubject, find: FindNames): void => void finders.set(type, find),

    /**
     * Records an action in the transaction that performs it, so that neither exists without the other. Call it last in
     * that transaction, because it blocks the site's other entries until the commit.
     */
    record: (scope: Scope, { actor, act, subject, ...why }: AuditAction): Promise<void> =>
      inTransaction(scope, async (tx) => {
        const { seq, hash: previous_hash } = await store.takeNext(tx);
        const entry = {
          id: ids.next(),
          site_id: tx.site_id,
          seq,
          actor_kind: actor.kind,
          actor_id: actor.kind === 'admin' ? actor.id : null,
          act,
          subject_type: subject.type,
          subject_id: subject.id ?? null,
          reason: why.reason ?? '',
          before: why.before ?? null,
          after: why.after ?? null,
          previous_hash,
          created_at: clock.now(),
        };
        await store.append(tx, { ...entry, hash: hashOf(entry) });
      }),

    countSince: store.countSince,

    /** The latest first. */
    async page(scope: Scope, wanted: Wanted) {
      const rows = await store.listLatest(scope, { ...wanted, limit: wanted.limit + 1 });
      const { shown, next_cursor } = pageOf(rows, wanted.limit, ({ seq }) => String(seq));
      const nameOf = await findNames(scope, shown);
      return {
        entries: shown.map((row) => ({
          ...row,
          actor_name: nameOf('member', row.actor_id),
          subject_name: nameOf(row.subject_type, row.subject_id),
          created_at: row.created_at.toISOString(),
        })),
        next_cursor,
      };
    },

    /** Verifies the whole log: the number of entries, and the first one that was tampered with. */
    async check(scope: Scope): Promise<{ entries: number; broken_at: number | null }> {
      const head = await store.readHead(scope);
      let last = { seq: 0, hash: '' };
      while (last.seq < head.seq) {
        const rows = await store.listAfter(scope, last.seq, READ_AT_ONCE);
        for (const row of rows) {
          if (!follows(row, last)) return { entries: head.seq, broken_at: last.seq + 1 };
          last = row;
          if (row.seq === head.seq) break;
        }
        if (rows.length === 0) return { entries: head.seq, broken_at: last.seq + 1 };
      }
      return { entries: head.seq, broken_at: last.hash === head.hash ? null : head.seq };
    },
  };
}

const follows = (row: AuditRow, last: { seq: number; hash: string }): boolean =>
  row.seq === last.seq + 1 && row.previous_hash === last.hash && row.hash === hashOf(row);
