// Emails a receipt for each payment and a notice for each refund, in the transaction that credits or reverses it.
import type { RenderedEmail } from '../../platform/email-template.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { SiteRecord } from '../sites/service.ts';
import { receiptEmail, refundEmail, type Receipt } from './receipts.rules.ts';
import type { PaymentsNeeds } from './service.ts';

/** Receipts are useful for long, and a mail server may be down for a weekend. */
const TRIED_MS = 3 * 24 * 3_600_000;

export type Receipts = ReturnType<typeof createReceipts>;

export function createReceipts({ mailer, sites, buyerOf }: PaymentsNeeds) {
  /** An email that cannot be sent never fails the credit. */
  const send = async (
    scope: Scope,
    { member_id, purchase_id }: { member_id: string | null; purchase_id: string },
    write: (record: SiteRecord, timeZone: string) => RenderedEmail,
  ): Promise<void> => {
    const buyer = member_id === null ? undefined : await buyerOf(scope, member_id);
    if (!buyer?.email) return;
    const mail = { to: buyer.email, ...write(await sites.recordOf(scope), buyer.time_zone) };
    await mailer.trySend(scope, { mail, triedMs: TRIED_MS }, { email: 'receipt', purchase_id });
  };

  return {
    /** Must be called once per purchase, in the transaction of the credit, under its lock. */
    sendReceipt: (scope: Scope, member_id: string | null, receipt: Receipt): Promise<void> =>
      send(scope, { ...receipt, member_id }, (record, timeZone) =>
        receiptEmail(record, receipt, timeZone),
      ),

    /**
     * Sends a notice if the refunded total has increased, also after a dispute. A dispute itself is between the buyer
     * and their bank.
     */
    async sendRefund(
      scope: Scope,
      member_id: string | null,
      receipt: Receipt,
      refunded_cents: { readonly before: number; readonly now: number },
    ): Promise<void> {
      if (refunded_cents.now === refunded_cents.before) return;
      const notice = { ...receipt, refunded_cents: refunded_cents.now };
      await send(scope, { ...receipt, member_id }, (record, timeZone) =>
        refundEmail(record, notice, timeZone),
      );
    },
  };
}
