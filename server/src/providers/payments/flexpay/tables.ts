// Tables of the FlexPay adapter: our orders, and what signed postbacks reported. Used by the adapter only.
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { time } from '../../../platform/db/columns.ts';
import type { Metadata } from '../port.ts';

/** The requested order; FlexPay stores nothing before it is paid. */
export interface OrderRequest {
  readonly customer: string;
  readonly metadata: Metadata;
  readonly amount_cents: number;
  readonly currency: string;
  /** The title on the order page. */
  readonly title: string;
  /** The billing period in months; null for a one-time payment. */
  readonly months: number | null;
  readonly return_url: string;
}

export const flexpay_order = pgTable(
  'flexpay_order',
  {
    /** Sent as `referenceID`. */
    id: text().primaryKey(),
    /** The idempotency key of the request that created it. */
    key: text().notNull(),
    kind: text({ enum: ['payment', 'checkout'] }).notNull(),
    request: jsonb().$type<OrderRequest>().notNull(),
    customer: text().notNull(),
    /** FlexPay's sale id, once it is paid. */
    sale_id: text(),
    /** Closed by us; it may still be paid if the order page is open in a browser. */
    closed: boolean().notNull().default(false),
    /** When we ended its subscription. */
    ended_at: time(),
    created_at: time().notNull(),
  },
  (table) => [
    uniqueIndex('flexpay_order_key').on(table.key),
    uniqueIndex('flexpay_order_sale').on(table.sale_id),
    index('flexpay_order_customer').on(table.customer),
  ],
);

/** A postback without personal data, or a refund that FlexPay accepted from us (`refund_requested`). */
export const flexpay_report = pgTable(
  'flexpay_report',
  {
    /** The same id for a repeated postback. */
    id: text().primaryKey(),
    event: text().notNull(),
    sale_id: text().notNull(),
    order_id: text(),
    transaction_id: text(),
    /** The transaction that a credit or chargeback is about. */
    parent_id: text(),
    amount_cents: integer(),
    /** Lower case. */
    currency: text(),
    /** The end of the paid period. */
    period_end: time(),
    received_at: time().notNull(),
  },
  (table) => [
    index('flexpay_report_sale').on(table.sale_id),
    index('flexpay_report_received').on(table.received_at),
  ],
);
