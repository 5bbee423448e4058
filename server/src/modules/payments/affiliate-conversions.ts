// Purchases reported to the site's affiliate network: recorded with the credit, sent later, retried until a deadline.
import { createHash } from 'node:crypto';
import { AffiliateFailure } from '../../providers/affiliate/port.ts';
import { openScope, type Scope } from '../../platform/db/scope.ts';
import * as store from './affiliate-conversions.store.ts';
import { parametersSince, storeLanding } from './affiliate-conversions.store.ts';
import type { PaymentsNeeds } from './service.ts';
import type { Member } from '../../platform/actor.ts';

/** The buyer's data in a report. */
export type BuyerOf = (scope: Scope, memberId: string) => Promise<Buyer | undefined>;

interface Buyer {
  readonly email: string | null;
  readonly refuses_marketing: boolean;
  readonly time_zone: string;
}

/** The job that reports one conversion. */
export const REPORT = 'payments.tell_affiliate';

/** How long a report is retried. After a longer outage of the network, the operator sends it the list. */
export const TRIED_MS = 3 * 24 * 3_600_000;
/** How long after following an affiliate's link a purchase is attributed to it. */
const ATTRIBUTED_MS = 30 * 24 * 3_600_000;
/** How long sent reports are stored. */
const STORED_MS = 90 * 24 * 3_600_000;

type DroppedBecause = NonNullable<store.ConversionRow['dropped_because']>;

export type Conversions = ReturnType<typeof createConversions>;

export function createConversions(needs: PaymentsNeeds) {
  const { db, affiliate, sites, buyerOf, queue, clock, ids, log } = needs;

  const report = async (
    address: string,
    row: store.ConversionRow,
    buyer: { email: string; refuses_marketing: boolean },
  ): Promise<void> => {
    const { id, kind, amount_cents, currency, live, created_at, parameters } = row;
    await store.countAttempt(db, id, clock.now());
    try {
      await affiliate.report(address, {
        id,
        at: created_at.toISOString(),
        kind,
        amount_cents,
        currency,
        test: !live,
        parameters,
        buyer: buyer.refuses_marketing
          ? { email_sha256: hashOf(buyer.email) }
          : { email: buyer.email },
      });
    } catch (error) {
      if (error instanceof AffiliateFailure) await store.noteFailure(db, id, error.message);
      throw error;
    }
  };

  return {
    /** Must be called in the transaction of the credit: reported if and only if it commits, once per purchase. */
    async note(
      scope: Scope,
      bought: Pick<
        store.ConversionRow,
        'member_id' | 'kind' | 'purchase_id' | 'amount_cents' | 'currency' | 'live'
      >,
    ): Promise<void> {
      const { affiliate_report_url: address } = await sites.recordOf(scope);
      if (address === null || bought.member_id === null) return;
      const created_at = clock.now();
      const expires_at = new Date(created_at.getTime() + TRIED_MS);
      const since = new Date(created_at.getTime() - ATTRIBUTED_MS);
      const parameters = await parametersSince(scope, bought.member_id, since);
      const row = { id: ids.next(), ...bought, parameters, created_at, expires_at };
      if (await store.addConversion(scope, row))
        await queue.send(scope, REPORT, { conversion_id: row.id });
    },

    /** Makes one attempt. Throws `AffiliateFailure` if a retry can help. */
    async notify(id: string): Promise<void> {
      const row = await store.findWaiting(db, id);
      if (!row) return;
      const scope = openScope(db, row.site_id);
      const drop = (dropped_because: DroppedBecause) =>
        store.closeConversion(db, id, {
          state: 'dropped',
          dropped_because,
          closed_at: clock.now(),
        });
      const { affiliate_report_url: address } = await sites.recordOf(scope);
      const buyer = row.member_id === null ? undefined : await buyerOf(scope, row.member_id);
      // Nothing is reported for refunds, for deleted members, or without a configured address.
      if (address === null) return drop('no_address');
      if (!buyer?.email) return drop('no_buyer');
      if (await store.isReturned(db, row)) return drop('returned');
      if (row.expires_at <= clock.now()) {
        log.error({ conversion_id: id }, 'affiliate conversion not delivered in time');
        return drop('late');
      }
      await report(address, row, { ...buyer, email: buyer.email });
      await store.closeConversion(db, id, { state: 'told', failure: null, closed_at: clock.now() });
    },

    forgetOld: () => store.forgetConversions(db, new Date(clock.now().getTime() - STORED_MS)),
  };
}

/** Trimmed and in lower case, as networks compare addresses. */
const hashOf = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex');

export const createLandings =
  ({ clock, sites }: Pick<PaymentsNeeds, 'clock' | 'sites'>) =>
  /** Replaces an earlier link. Stores nothing if the site reports nothing, and only parameters that it configures. */
  async (
    scope: Scope,
    { id: member_id }: Member,
    given: Readonly<Record<string, string>>,
  ): Promise<void> => {
    const { affiliate_report_url, affiliate_parameters: names } = await sites.recordOf(scope);
    if (affiliate_report_url === null) return;
    const known = Object.entries(given).filter(([name, value]) => names.includes(name) && value);
    if (known.length === 0) return;
    const parameters = Object.fromEntries(known);
    await storeLanding(scope, { member_id, parameters, landed_at: clock.now() });
  };
