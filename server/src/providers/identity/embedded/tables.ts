// The tables of the embedded pool: its accounts, codes, sign-ins and keys. Only the pool reads them.
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { JWK } from 'jose';
import { sealed, time } from '../../../platform/db/columns.ts';

export const pool_account = pgTable(
  'pool_account',
  {
    /** The `sub` claim of the account's tokens. */
    id: uuid().primaryKey(),
    site_id: uuid().notNull(),
    /** In lower case; null for accounts of another service without a confirmed address. */
    email: text(),
    name: text().notNull(),
    /** Argon2id in PHC notation; null for accounts without a password. */
    password_hash: text(),
    /** When the address was confirmed; sign-in is not possible before. */
    confirmed_at: time(),
    /** A new address that is not confirmed yet. */
    pending_email: text(),
    created_at: time().notNull(),
  },
  (table) => [uniqueIndex('pool_account_site_email').on(table.site_id, table.email)],
);

const account_id = () =>
  uuid()
    .notNull()
    .references(() => pool_account.id, { onDelete: 'cascade' });

/** Federated identities of an account: at Google, or of a bot's user. */
export const pool_link = pgTable(
  'pool_link',
  {
    site_id: uuid().notNull(),
    issuer: text().notNull(),
    subject: text().notNull(),
    account_id: account_id(),
    created_at: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.site_id, table.issuer, table.subject] }),
    index('pool_link_account').on(table.account_id),
  ],
);

/** At most one code per purpose and holder. */
export const pool_code = pgTable(
  'pool_code',
  {
    site_id: uuid().notNull(),
    purpose: text({ enum: ['sign_up', 'reset', 'email', 'proof'] }).notNull(),
    /** A keyed hash of the account it is for. */
    holder: text().notNull(),
    /** Null if there is no account: such a code is never sent, but counts attempts like any other. */
    account_id: uuid().references(() => pool_account.id, { onDelete: 'cascade' }),
    nonce: text().notNull(),
    code_hash: text().notNull(),
    tries_left: integer().notNull(),
    expires_at: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.site_id, table.purpose, table.holder] }),
    index('pool_code_account').on(table.account_id),
    index('pool_code_expires').on(table.expires_at),
  ],
);

/** Times of recent rate-limited attempts, by a keyed hash of limit and subject. */
export const pool_attempt = pgTable(
  'pool_attempt',
  {
    site_id: uuid().notNull(),
    holder: text().notNull(),
    /** Epoch milliseconds, oldest first. */
    times: jsonb().$type<number[]>().notNull(),
    seen_at: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.site_id, table.holder] }),
    index('pool_attempt_seen').on(table.seen_at),
  ],
);

/** A sign-in and the state of its refresh tokens; see `sign-ins.ts`. */
export const pool_sign_in = pgTable(
  'pool_sign_in',
  {
    id: uuid().primaryKey(),
    site_id: uuid().notNull(),
    account_id: account_id(),
    nonce: text().notNull(),
    /** The number of the current refresh token. */
    turn: integer().notNull(),
    turned_at: time().notNull(),
    created_at: time().notNull(),
    ended_at: time(),
  },
  (table) => [
    index('pool_sign_in_account').on(table.account_id),
    index('pool_sign_in_turned').on(table.turned_at),
  ],
);

export const pool_key = pgTable(
  'pool_key',
  {
    id: uuid().primaryKey(),
    site_id: uuid().notNull(),
    public_key: jsonb().$type<JWK>().notNull(),
    private_key: sealed().notNull(),
    created_at: time().notNull(),
  },
  (table) => [index('pool_key_site').on(table.site_id, table.created_at)],
);
