// The tables of the FlexPay adapter: our orders there, and what its signed postbacks reported. Only the adapter reads them.
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { time } from '../../../platform/db/columns.ts';
import type { Metadata } from '../port.ts';

/** What was requested; FlexPay stores nothing before the buyer has paid. */
export interface OrderRequest {
  readonly customer: string;
  readonly marks: Metadata;
  readonly amount_cents: number;
  readonly currency: string;
  /** What the buyer reads on the order page. */
  readonly title: string;
  /** The period of a subscription; null for a payment. */
  readonly months: number | null;
  readonly return_url: string;
}

export const flexpay_order = pgTable(
  'flexpay_order',
  {
    /** Sent as `referenceID`. */
    id: text().primaryKey(),
    /** The key of the request that created it. */
    key: text().notNull(),
    kind: text({ enum: ['payment', 'checkout'] }).notNull(),
    request: jsonb().$type<OrderRequest>().notNull(),
    customer: text().notNull(),
    /** FlexPay's id, once it is paid. */
    sale_id: text(),
    /** Closed by us. The order page may still be open in a browser, so that it can be paid even so. */
    closed: boolean().notNull().default(false),
    /** When we ended its subscription at once. */
    ended_at: time(),
    created_at: time().notNull(),
  },
  (table) => [
    uniqueIndex('flexpay_order_key').on(table.key),
    uniqueIndex('flexpay_order_sale').on(table.sale_id),
    index('flexpay_order_customer').on(table.customer),
  ],
);

/** A postback without what is personal in it, or a refund that FlexPay took from us (`refund_requested`). */
export const flexpay_report = pgTable(
  'flexpay_report',
  {
    /** The same for a repeated postback. */
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
    /** The end of the period that was paid. */
    period_end: time(),
    received_at: time().notNull(),
  },
  (table) => [
    index('flexpay_report_sale').on(table.sale_id),
    index('flexpay_report_received').on(table.received_at),
  ],
);
