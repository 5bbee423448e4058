// Tokens and message credits. Every movement is a ledger transaction: under the member's lock, once per key.
//
// For modules that sell or use tokens: `grant` (a payment's key, a bonus as a separate lot), `spend`, `hold` then
// `capture` or `release`, `reverse` (a refund or a dispute). Each may be called inside a caller's transaction and is
// then a part of it. A refusal for lack of tokens is returned, not thrown.
import type { ServerEvent } from '@velour/contract/realtime.ts';
import type { Core } from '../../platform/core.ts';
import { openScope, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { AuditService } from '../audit/service.ts';
import { createAdjustments, type Proposal } from './adjustments.ts';
import { createBalances } from './balances.ts';
import { createPersonalData } from './personal-data.ts';
import { listExpired } from './personal-data.store.ts';
import { createPriceList } from './price-list.ts';
import { createCoupons } from './coupons.ts';
import { createHolds } from './holds.ts';
import { createLedger } from './ledger.ts';
import { createMovements } from './movements.ts';
import { createPrices } from './prices-admin.ts';
import {
  createReconciliation,
  type FindDiscrepancies,
  createBooks,
} from './reconciliation/reconciliation.ts';
import { createReversals } from './reversals.ts';
import { createRewards } from './rewards.ts';
import { createStatement, type Wanted } from './statement.ts';
import { createStoreItems } from './store-items.ts';

export type { Finding } from './reconciliation/reconciliation.ts';
export type { PricedItem } from './store-items.ts';
export type { Balances } from './balances.ts';

export interface WalletNeeds extends Pick<Core, 'db' | 'clock' | 'ids' | 'log' | 'metrics'> {
  readonly audit: Pick<AuditService, 'record'>;
  /** Whether the site has this member. */
  readonly isMember: (scope: Scope, id: string) => Promise<boolean>;
  /** The display names of these members, for admins. */
  readonly labelsOf: (scope: Scope, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Checks by the modules that sell for tokens, run with a reconciliation. */
  readonly findJobDiscrepancies: FindDiscrepancies;
  readonly publish: (personId: string, event: ServerEvent) => void;
}

export type WalletService = ReturnType<typeof createWalletService>;

const SWEPT_AT_ONCE = 200;

export function createWalletService(needs: WalletNeeds) {
  const { db, clock, ids, isMember, labelsOf } = needs;
  const ledger = createLedger(needs);
  const holds = createHolds({ ledger, ids });
  const statement = createStatement();
  const coupons = createCoupons({ ledger });
  const { balances, tokens } = createBalances(needs, ledger, coupons);
  const priceList = createPriceList({ clock, ids });
  const movements = createMovements({ ledger });

  const reconciliation = createReconciliation(needs);
  const adjustments = createAdjustments(needs, ledger);
  needs.metrics.gauge(
    'velour_ledger_findings',
    'Findings of the last ledger reconciliation',
    reconciliation.findings,
  );

  const requireMember = async (scope: Scope, id: string): Promise<void> => {
    if (!(await isMember(scope, id))) throw new AppError('wallet.member_not_found');
  };

  return {
    ...movements,
    hold: holds.hold,
    capture: holds.capture,
    release: holds.release,
    ...createReversals({ ledger, ids }),
    balances,
    tokens,
    coupons,
    priceList,
    items: createStoreItems({ ledger, ids, spend: movements.spend }),
    rewards: createRewards({ ledger, clock }),
    statement,
    reconcile: reconciliation.run,
    books: createBooks({ db, run: reconciliation.run }),
    prices: createPrices(needs),
    personalData: createPersonalData({ ledger, holds, statement }),

    /** Expires lots and releases overdue holds; returns whether there may be more. */
    async sweep(): Promise<boolean> {
      const now = clock.now();
      const expired = await listExpired(db, now, SWEPT_AT_ONCE);
      for (const { site_id, owner_id, unit } of expired) {
        if (owner_id === null) continue;
        const owner = { member_id: owner_id, unit };
        await ledger.open(openScope(db, site_id), owner, () => Promise.resolve());
      }
      return (await holds.sweep(db, now)) > 0 || expired.length === SWEPT_AT_ONCE;
    },

    /** For admins. Throws `wallet.member_not_found`. */
    admin: {
      async statement(scope: Scope, memberId: string, wanted: Wanted) {
        await requireMember(scope, memberId);
        const labels = await labelsOf(scope, [memberId]);
        const page = await statement.page(scope, memberId, wanted);
        return { member_name: labels.get(memberId) ?? null, ...page };
      },
      async adjust(scope: Scope, adminId: string, proposal: Proposal) {
        await requireMember(scope, proposal.member_id);
        return adjustments.propose(scope, adminId, proposal);
      },
      decide: adjustments.decide,
      /** The names of the adjusted members, by the adjustment's id. */
      async namesOf(scope: Scope, adjustmentIds: readonly string[]) {
        const owners = await adjustments.owners(scope, adjustmentIds);
        const labels = await labelsOf(
          scope,
          owners.flatMap(({ member_id }) => member_id ?? []),
        );
        return new Map(
          owners.flatMap(({ id, member_id }) => {
            const name = member_id === null ? undefined : labels.get(member_id);
            return name === undefined ? [] : [[id, name] as const];
          }),
        );
      },
      async waiting(scope: Scope) {
        const rows = await adjustments.waiting(scope);
        const people = rows.flatMap(({ adjustment: { proposed_by }, member_id }) =>
          member_id === null ? [proposed_by] : [proposed_by, member_id],
        );
        const labels = await labelsOf(scope, [...new Set(people)]);
        return rows.map(
          ({ adjustment: { id, amount, note, proposed_by, created_at }, ...owner }) => ({
            id,
            ...owner,
            member_name: (owner.member_id && labels.get(owner.member_id)) ?? null,
            amount: Number(amount),
            note,
            proposed_by,
            proposed_by_name: labels.get(proposed_by) ?? null,
            created_at: created_at.toISOString(),
          }),
        );
      },
    },
  };
}
