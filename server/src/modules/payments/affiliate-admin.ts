// Reports to the affiliate network for admins, with a retry.
import type { Member } from '../../platform/actor.ts';
import { pageOf, readCursor, writeCursor } from '../../platform/cursor.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { REPORT, TRIED_MS } from './affiliate-conversions.ts';
import {
  hasFailed,
  pageOfConversions,
  reopen,
  type WantedConversions,
} from './affiliate-conversions.store.ts';
import type { PaymentsNeeds } from './service.ts';

interface PageRequest extends Partial<Pick<WantedConversions, 'only'>> {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export function createAffiliateAdmin({ clock, queue, sites, audit, labelsOf }: PaymentsNeeds) {
  return {
    async list(scope: Scope, { only, limit, cursor: written }: PageRequest) {
      const cursor = readCursor(written);
      const { affiliate_report_url: address, affiliate_parameters } = await sites.recordOf(scope);
      const rows = await pageOfConversions(scope, { only, cursor, limit: limit + 1 });
      const ids = rows.flatMap(({ member_id }) => member_id ?? []);
      const labels = await labelsOf(scope, [...new Set(ids)]);
      const { shown, next_cursor } = pageOf(rows, limit, ({ created_at, id }) =>
        writeCursor({ value: created_at.getTime(), id }),
      );
      return {
        report_host: address === null ? null : new URL(address).host,
        parameter_names: affiliate_parameters,
        has_failed: await hasFailed(scope),
        conversions: shown.map((row) => ({
          ...row,
          member_name: (row.member_id && labels.get(row.member_id)) ?? null,
          tried_at: row.tried_at?.toISOString() ?? null,
          created_at: row.created_at.toISOString(),
          expires_at: row.expires_at.toISOString(),
        })),
        next_cursor,
      };
    },

    /** Retries one report, or all that failed, for another three days. Throws `conversion.not_retryable`. */
    retry: (scope: Scope, admin: Member, id: string | undefined): Promise<{ retried: number }> =>
      inTransaction(scope, async (tx) => {
        const now = clock.now();
        const expires_at = new Date(now.getTime() + TRIED_MS);
        const ids = await reopen(tx, { id, expires_at });
        if (id !== undefined && ids.length === 0) throw new AppError('conversion.not_retryable');
        for (const conversion_id of ids) await queue.send(tx, REPORT, { conversion_id });
        if (ids.length > 0)
          await audit.record(tx, {
            actor: { kind: 'admin', id: admin.id },
            act: 'conversion.retried',
            subject: { type: 'conversion', id: id ?? null },
            after: { reports: ids.length },
          });
        return { retried: ids.length };
      }),
  };
}
