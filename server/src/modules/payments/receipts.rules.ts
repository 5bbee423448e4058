// The texts and numbers of receipts and of refund notices.
import { dayOf, writeDay } from '@velour/calendar/calendar.ts';
import { renderEmail, type RenderedEmail } from '../../platform/email-template.ts';

interface Brand {
  readonly name: string;
  readonly accent: string | null;
  readonly support_email: string;
  readonly legal: {
    readonly operator_name: string | null;
    readonly operator_address: string | null;
  };
}

export type Item =
  | { readonly kind: 'package'; readonly unit: 'token' | 'message'; readonly amount: bigint }
  | { readonly kind: 'plan'; readonly from: Date; readonly to: Date };

interface Money {
  readonly amount_cents: number;
  /** Lower case, such as `usd`. */
  readonly currency: string;
  /** False for test money. */
  readonly live: boolean;
}

export interface Receipt extends Money {
  /** The id of the payment or the bill. */
  readonly purchase_id: string;
  readonly at: Date;
  readonly item: Item;
  /** True for a plan that was paid while another one ran, and so gave nothing. */
  readonly isDuplicate?: boolean;
}

export interface RefundNotice extends Receipt {
  /** The refunded total so far. */
  readonly refunded_cents: number;
}

/** Always the same for a purchase: its day and the random end of its id. */
export const receiptNumber = (purchase_id: string, at: Date): string =>
  `${dayOf(at).replaceAll('-', '')}-${purchase_id.slice(-12).toUpperCase()}`;

/** With dates in the buyer's time zone, as on the screen. */
export function receiptEmail(brand: Brand, receipt: Receipt, timeZone: string): RenderedEmail {
  const number = receiptNumber(receipt.purchase_id, receipt.at);
  return renderEmail({
    brand,
    subject: `Your receipt from ${brand.name}`,
    paragraphs: [
      `Thank you for your purchase at ${brand.name}.`,
      ...(receipt.live ? [] : ['This was a test payment. You haven’t been charged.']),
    ],
    facts: [
      ['Receipt number', number],
      ['Date', writeDay(receipt.at, timeZone)],
      ['Item', nameOf(receipt.item, timeZone)],
      ['Amount', writeMoney(receipt.amount_cents, receipt.currency)],
      ...sellerOf(brand),
    ],
    reason: `We send a receipt for every payment. Questions? Write to ${brand.support_email}.`,
  });
}

export function refundEmail(brand: Brand, notice: RefundNotice, timeZone: string): RenderedEmail {
  const { amount_cents, refunded_cents, currency } = notice;
  return renderEmail({
    brand,
    subject: `Your refund from ${brand.name}`,
    paragraphs: [
      refunded_cents >= amount_cents
        ? 'We refunded your payment. Your bank may need a few days to show it.'
        : 'We refunded part of your payment. Your bank may need a few days to show it.',
      notice.isDuplicate
        ? 'You already had a plan, so we ended this second one. Your plan and your balance stay as they are.'
        : 'We removed what you bought with it from your balance.',
      ...(notice.live ? [] : ['This was a test payment, so no money moved.']),
    ],
    facts: [
      ['Receipt number', receiptNumber(notice.purchase_id, notice.at)],
      ['Date of purchase', writeDay(notice.at, timeZone)],
      ['Item', nameOf(notice.item, timeZone)],
      ['Amount paid', writeMoney(amount_cents, currency)],
      ['Refunded in total', writeMoney(refunded_cents, currency)],
      ...sellerOf(brand),
    ],
    reason: `We send a notice for every refund. Questions? Write to ${brand.support_email}.`,
  });
}

const sellerOf = ({ name, legal }: Brand): (readonly [string, string])[] => {
  const seller = [legal.operator_name ?? name, legal.operator_address].filter((part) => part);
  return [['Seller', seller.join(', ')]];
};

function nameOf(item: Item, timeZone: string): string {
  if (item.kind === 'plan')
    return `Premium, ${writeDay(item.from, timeZone)} to ${writeDay(item.to, timeZone)}`;
  const noun = item.unit === 'token' ? 'token' : 'message';
  return `${item.amount.toLocaleString('en')} ${noun}${item.amount === 1n ? '' : 's'}`;
}

const writeMoney = (cents: number, currency: string): string => {
  const code = currency.toUpperCase();
  const amount = new Intl.NumberFormat('en-US', { style: 'currency', currency: code });
  return `${amount.format(cents / 100)} ${code}`;
};
