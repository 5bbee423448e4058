// People: visitors and members in one table, the keys that encrypt their texts, and members' sign-ins.
import { ADMIN_ROLES } from '@velour/contract/admin-role-values.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sealed, time } from '../../platform/db/columns.ts';
import { ofSite } from '../sites/tables.ts';

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

export const person = pgTable(
  'person',
  {
    id: uuid().primaryKey(),
    site_id: ofSite(),
    kind: text({ enum: ['visitor', 'member'] }).notNull(),
    /** The issuer that authenticates this person, and its id of the person. */
    issuer: text().notNull(),
    sub: text().notNull(),
    /** The member's own name, which is used in chats. */
    name: text(),
    /** The name that others see for a creator: an approved name, or a neutral one. */
    public_name: text(),
    /** Since when the name waits for review; null before the member first published something. */
    name_asked_at: time(),
    /** The name that a review rejected, and why. */
    refused_name: text(),
    name_reason: text(),
    /** A name that was taken down after a report; it cannot be chosen again while it is stored here. */
    withheld_name: text(),
    email: text(),
    email_verified: boolean().notNull().default(false),
    /** A new address that is not confirmed yet. */
    pending_email: text(),
    telegram_id: text(),
    is_admin: boolean().notNull().default(false),
    /** The roles of an admin; empty for others. */
    admin_roles: text({ enum: ADMIN_ROLES })
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The last decision on marketing (see `consent`), with the version of the text; null before the first decision. */
    marketing_given: boolean(),
    marketing_version: text(),
    marketing_at: time(),
    adult_since: time(),
    /** How many messages of the trial a visitor has sent. */
    trial_used: integer().notNull().default(0),
    /** How many replies a visitor had regenerated or continued. */
    trial_again: integer().notNull().default(0),
    /** The IANA time zone of the last used device; null before a page reported it. */
    time_zone: text(),
    /** The variants that this person was shown first, such as `explore_grid:a,landing_one:b`. */
    ab_group: text(),
    /** When the account is deleted, if that was requested. */
    deletion_at: time(),
    banned_at: time(),
    created_at: time().notNull(),
    seen_at: time().notNull(),
  },
  (table) => [
    uniqueIndex('person_site_issuer_sub').on(table.site_id, table.issuer, table.sub),
    index('person_seen').on(table.kind, table.seen_at),
    index('person_named')
      .on(table.site_id, sql`lower(${table.name}) text_pattern_ops`)
      .where(sql`kind = 'member'`),
    index('person_name_waits')
      .on(table.site_id, table.name_asked_at)
      .where(
        sql`name_asked_at is not null and name is distinct from public_name and name is distinct from refused_name`,
      ),
    index('person_email')
      .on(table.site_id, table.email)
      .where(sql`email is not null`),
    uniqueIndex('person_telegram')
      .on(table.site_id, table.telegram_id)
      .where(sql`telegram_id is not null`),
    index('person_banned')
      .on(table.banned_at)
      .where(sql`banned_at is not null`),
    index('person_member')
      .on(table.site_id, table.id.desc())
      .where(sql`kind = 'member'`),
    index('person_joined')
      .on(table.created_at)
      .where(sql`kind = 'member'`),
    index('person_admin')
      .on(table.site_id)
      .where(sql`is_admin`),
    check('person_admin_roles', sql`admin_roles <@ array['owner', 'safety']`),
  ],
);

const memberId = () => uuid().references(() => person.id, { onDelete: 'cascade' });

export const person_key = pgTable('person_key', {
  person_id: memberId().primaryKey(),
  key_id: uuid().notNull(),
  /** The data key, wrapped by a key of the deployment. Destroying it makes the person's texts unreadable. */
  wrapped: bytes().notNull(),
  created_at: time().notNull(),
});

/** The last age check of a member, as reported by its provider: no birth date, no document, no name. */
export const age_check = pgTable(
  'age_check',
  {
    person_id: memberId().primaryKey(),
    outcome: text({ enum: ['adult', 'not_adult', 'revoked', 'said_minor'] }).notNull(),
    method: text().notNull(),
    checked_at: time().notNull(),
    valid_until: time().notNull(),
  },
  () => [
    check('age_check_outcome', sql`outcome in ('adult', 'not_adult', 'revoked', 'said_minor')`),
  ],
);

/** Every decision of a member on the terms, the privacy policy and marketing; the newest of each kind is valid. */
export const consent = pgTable(
  'consent',
  {
    id: uuid().primaryKey(),
    person_id: memberId().notNull(),
    kind: text({ enum: ['terms', 'privacy', 'marketing'] }).notNull(),
    version: text().notNull(),
    given: boolean().notNull(),
    given_at: time().notNull(),
  },
  (table) => [
    index('consent_person').on(table.person_id, table.kind, table.given_at),
    check('consent_kind', sql`kind in ('terms', 'privacy', 'marketing')`),
  ],
);

/** A member's sign-in on a device. The row stays for a while after its end, so that every process sees it. */
export const sign_in = pgTable(
  'sign_in',
  {
    id: uuid().primaryKey(),
    site_id: ofSite(),
    person_id: memberId().notNull(),
    /** The provider's id of this sign-in, which is in each of its tokens. */
    claim: text().notNull(),
    method: text({ enum: ['password', 'google', 'telegram', 'one_time'] }).notNull(),
    device_name: text().notNull(),
    /** Shortened, so that it does not identify an address. */
    network: text().notNull(),
    /** The provider's newest tokens; null after the end. */
    tokens: sealed(),
    /** The generation that `tokens` belong to; lower than `generation` during a refresh. */
    tokens_generation: integer().notNull(),
    /** The generation of the cookie, incremented with every refresh. */
    generation: integer().notNull(),
    rotated_at: time().notNull(),
    /** When the password (or a one-time address) was last used here. */
    proven_at: time(),
    /** When the second factor was used here. */
    second_factor_at: time(),
    /** The challenge that a passkey must sign next, with its purpose. */
    challenge: text(),
    challenge_until: time(),
    created_at: time().notNull(),
    seen_at: time().notNull(),
    ended_at: time(),
  },
  (table) => [
    uniqueIndex('sign_in_claim').on(table.person_id, table.claim),
    index('sign_in_ended')
      .on(table.ended_at)
      .where(sql`ended_at is not null`),
    index('sign_in_seen').on(table.seen_at),
  ],
);

/** An account that was registered and has not signed in yet, with its visitor and consents. */
export const sign_up = pgTable(
  'sign_up',
  {
    site_id: ofSite(),
    /** The provider's id of the account. */
    sub: text().notNull(),
    /** The visitor whose trial chats the account will get. */
    visitor_id: uuid().references(() => person.id, { onDelete: 'set null' }),
    marketing_given: boolean().notNull(),
    marketing_version: text().notNull(),
    /** The version of the terms and the privacy policy in the notice. */
    policy_version: text(),
    created_at: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.site_id, table.sub] }),
    index('sign_up_visitor').on(table.visitor_id),
    index('sign_up_created').on(table.created_at),
  ],
);

/** Tokens that can be used once: for a sign-in address, and for a bot's Telegram user. */
export const one_time_token = pgTable(
  'one_time_token',
  {
    hash: text().primaryKey(),
    site_id: ofSite(),
    purpose: text({ enum: ['sign_in', 'telegram'] }).notNull(),
    /** The person to sign in; null for a Telegram user, who may not have an account yet. */
    person_id: memberId(),
    telegram_id: text(),
    bot_username: text(),
    created_at: time().notNull(),
    expires_at: time().notNull(),
    used_at: time(),
  },
  (table) => [
    index('one_time_token_expires').on(table.expires_at),
    index('one_time_token_person').on(table.person_id),
  ],
);
