// The ledger's tables: accounts, transactions and entries, which never change; lots and holds: what can still be spent.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { time } from '../../platform/db/columns.ts';
import { ofSite } from '../sites/tables.ts';
import { accountKinds, buckets, holdStates, reasons, txnKinds, units } from './ledger.rules.ts';

/** Integer tokens or message credits; never a fraction, and never a JavaScript number. */
const amount = () => bigint({ mode: 'bigint' });
const nothing = sql`0`;

export const ledger_account = pgTable(
  'ledger_account',
  {
    id: uuid().primaryKey(),
    site_id: ofSite(),
    /** The member; removed when the account is deleted, while the books stay. Null for the site's own accounts. */
    owner_id: uuid(),
    kind: text({ enum: accountKinds }).notNull(),
    unit: text({ enum: units }).notNull(),
    /**
     * The sum of the entries, for a member's accounts only: for the site's accounts, a row that every transaction
     * updates would be a bottleneck.
     */
    balance: amount().notNull().default(nothing),
    /** Number and hash of the last transaction of a spendable account. */
    seq: amount().notNull().default(nothing),
    hash: text().notNull().default(''),
    /** Since when automatic refunds and releases are frozen, because this member's books do not balance. */
    frozen_at: time(),
    created_at: time().notNull(),
  },
  (table) => [
    uniqueIndex('ledger_account_owner')
      .on(table.owner_id, table.kind, table.unit)
      .where(sql`owner_id is not null`),
    uniqueIndex('ledger_account_of_site')
      .on(table.site_id, table.kind, table.unit)
      .where(sql`kind like 'sys%'`),
    check('ledger_account_balance', sql`balance >= 0`),
    check('ledger_account_system', sql`kind like 'user%' or (balance = 0 and owner_id is null)`),
    check('ledger_account_unit', sql`unit in ('token', 'message')`),
  ],
);

const accountId = () =>
  uuid()
    .notNull()
    .references(() => ledger_account.id);

/** Append-only by a trigger. It names no person; only the account does. */
export const ledger_txn = pgTable(
  'ledger_txn',
  {
    id: uuid().primaryKey(),
    site_id: ofSite(),
    /** The member's spendable account, whose chain this is. */
    account_id: accountId(),
    unit: text({ enum: units }).notNull(),
    kind: text({ enum: txnKinds }).notNull(),
    /** The idempotency key: `payment:…`, `job:…`. */
    idempotency_key: text().notNull(),
    seq: amount().notNull(),
    /** The change of the spendable balance, and the balance afterwards. */
    amount: amount().notNull(),
    balance_after: amount().notNull(),
    reason: text({ enum: reasons }).notNull(),
    note: text(),
    reference_type: text(),
    reference_id: text(),
    actor: text({ enum: ['member', 'admin', 'system'] }).notNull(),
    previous_hash: text().notNull(),
    hash: text().notNull(),
    created_at: time().notNull(),
  },
  (table) => [
    uniqueIndex('ledger_txn_key').on(table.site_id, table.kind, table.idempotency_key),
    uniqueIndex('ledger_txn_account_seq').on(table.account_id, table.seq),
    index('ledger_txn_created').using('brin', table.created_at),
    index('ledger_txn_expired')
      .on(table.account_id)
      .where(sql`kind = 'expire'`),
    check('ledger_txn_balance', sql`balance_after >= 0`),
    check(
      'ledger_txn_kind',
      sql`kind in ('grant', 'hold', 'capture', 'release', 'expire', 'spend', 'reverse', 'adjust')`,
    ),
  ],
);

/** Tokens granted together, and how many of them are left. */
export const token_lot = pgTable(
  'token_lot',
  {
    id: uuid().primaryKey(),
    site_id: ofSite(),
    account_id: accountId(),
    bucket: text({ enum: buckets }).notNull(),
    origin: text({ enum: reasons }).notNull(),
    granted: amount().notNull(),
    remaining: amount().notNull(),
    held: amount().notNull().default(nothing),
    is_open: boolean()
      .notNull()
      .generatedAlwaysAs(sql`remaining > 0 or held > 0`),
    /** Null for tokens that never expire. */
    expires_at: time(),
    /** Lower ones are spent first, whenever they expire. */
    priority: smallint().notNull().default(0),
    reference_type: text(),
    reference_id: text(),
    created_at: time().notNull(),
  },
  (table) => [
    index('token_lot_open')
      .on(table.account_id)
      .where(sql`is_open`),
    index('token_lot_expiring')
      .on(table.expires_at)
      .where(sql`is_open and expires_at is not null`),
    index('token_lot_reference')
      .on(table.account_id, table.reference_type, table.reference_id)
      .where(sql`reference_id is not null`),
    check(
      'token_lot_amounts',
      sql`remaining >= 0 and held >= 0 and granted > 0 and remaining + held <= granted`,
    ),
    check(
      'token_lot_bucket',
      sql`bucket in ('subscription', 'one_time') and (bucket = 'subscription') = (expires_at is not null)`,
    ),
  ],
);

/** Append-only by a trigger; another trigger checks that the entries of a transaction sum to zero. */
export const ledger_entry = pgTable(
  'ledger_entry',
  {
    txn_id: uuid()
      .notNull()
      .references(() => ledger_txn.id),
    n: smallint().notNull(),
    account_id: accountId(),
    lot_id: uuid().references(() => token_lot.id),
    amount: amount().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.txn_id, table.n] }),
    check('ledger_entry_amount', sql`amount <> 0`),
  ],
);

/** Authorization holds: tokens set aside for work, then either captured or released. */
export const hold = pgTable(
  'hold',
  {
    id: uuid().primaryKey(),
    site_id: ofSite(),
    account_id: accountId(),
    key: text().notNull(),
    amount: amount().notNull(),
    reason: text({ enum: reasons }).notNull(),
    reference_type: text(),
    reference_id: text(),
    state: text({ enum: holdStates }).notNull().default('open'),
    captured: amount().notNull().default(nothing),
    released: amount().notNull().default(nothing),
    /** When it expires and is released. */
    expires_at: time().notNull(),
    created_at: time().notNull(),
    closed_at: time(),
  },
  (table) => [
    uniqueIndex('hold_key').on(table.site_id, table.key),
    index('hold_open')
      .on(table.expires_at)
      .where(sql`state = 'open'`),
    index('hold_account').on(table.account_id),
    index('hold_captured')
      .on(table.closed_at)
      .where(sql`state = 'captured'`),
    check(
      'hold_closes',
      sql`captured >= 0 and released >= 0 and captured + released = case when state = 'open' then 0 else amount end and (state = 'open') = (closed_at is null)`,
    ),
    check(
      'hold_state',
      sql`state in ('open', 'captured', 'released', 'expired') and (state = 'captured') = (captured > 0)`,
    ),
  ],
);

export const hold_part = pgTable(
  'hold_part',
  {
    hold_id: uuid()
      .notNull()
      .references(() => hold.id),
    lot_id: uuid()
      .notNull()
      .references(() => token_lot.id),
    /** Its place in the order of spending. */
    n: smallint().notNull(),
    amount: amount().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hold_id, table.lot_id] }),
    check('hold_part_amount', sql`amount > 0`),
  ],
);

/** A refunded or disputed payment: tokens that were left were removed, the rest is owed until other tokens pay it. */
export const reversal = pgTable(
  'reversal',
  {
    id: uuid().primaryKey(),
    site_id: ofSite(),
    account_id: accountId(),
    key: text().notNull(),
    reference_type: text().notNull(),
    reference_id: text().notNull(),
    /** Null for reversals from before this column. */
    reason: text({ enum: ['refund', 'dispute'] }),
    taken: amount().notNull(),
    /** What had expired before, so that it could not be removed and is not owed. */
    lapsed: amount().notNull().default(nothing),
    owed: amount().notNull(),
    /** The open debt. While there is one, nothing can be bought. */
    open: amount().notNull(),
    created_at: time().notNull(),
  },
  (table) => [
    uniqueIndex('reversal_key').on(table.site_id, table.key),
    index('reversal_account').on(table.account_id),
    index('reversal_created').on(table.created_at),
    check(
      'reversal_amounts',
      sql`taken >= 0 and lapsed >= 0 and owed >= 0 and open >= 0 and open <= owed`,
    ),
  ],
);

/** Tokens added or removed by an admin, with the reason; beyond a thousand a second admin has to approve. */
export const adjustment = pgTable(
  'adjustment',
  {
    id: uuid().primaryKey(),
    site_id: ofSite(),
    account_id: accountId(),
    amount: amount().notNull(),
    note: text().notNull(),
    state: text({ enum: ['proposed', 'done', 'refused'] }).notNull(),
    proposed_by: uuid().notNull(),
    confirmed_by: uuid(),
    created_at: time().notNull(),
    closed_at: time(),
  },
  (table) => [
    index('adjustment_open')
      .on(table.site_id, table.created_at)
      .where(sql`state = 'proposed'`),
    index('adjustment_account').on(table.account_id),
    check(
      'adjustment_persons',
      sql`state <> 'done' or abs(amount) <= 1000 or confirmed_by <> proposed_by and confirmed_by is not null`,
    ),
    check(
      'adjustment_state',
      sql`state in ('proposed', 'done', 'refused') and (state = 'proposed') = (closed_at is null)`,
    ),
  ],
);

export const daily_claim = pgTable(
  'daily_claim',
  {
    account_id: accountId(),
    /** UTC. */
    day: date().notNull(),
    streak: integer().notNull(),
    tokens: integer().notNull(),
    created_at: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.account_id, table.day] })],
);

export const recon_run = pgTable(
  'recon_run',
  {
    id: uuid().primaryKey(),
    /** The number of entries that were checked. */
    entries: amount().notNull(),
    findings: integer().notNull(),
    started_at: time().notNull(),
    ended_at: time().notNull(),
  },
  (table) => [index('recon_run_started').on(table.started_at)],
);

/** A finding of a reconciliation. It is corrected by another transaction, never here. */
export const recon_finding = pgTable(
  'recon_finding',
  {
    run_id: uuid()
      .notNull()
      .references(() => recon_run.id),
    n: integer().notNull(),
    kind: text().notNull(),
    /** The member's spendable account, if there is one. */
    account_id: uuid(),
    subject_id: text().notNull(),
    detail: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.run_id, table.n] })],
);

/** Emails (as keyed hashes) and accounts that have had sign-up tokens; a deleted account leaves both rows. */
export const sign_up_grant = pgTable(
  'sign_up_grant',
  {
    site_id: ofSite(),
    mark: text().notNull(),
    created_at: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.site_id, table.mark] })],
);
