// Second factors of admins, their recovery codes, and the number of wrong attempts.
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  customType,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sealed, time } from '../../../platform/db/columns.ts';
import { person } from '../tables.ts';

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

const personId = () =>
  uuid()
    .notNull()
    .references(() => person.id, { onDelete: 'cascade' });

export const second_factor = pgTable(
  'second_factor',
  {
    id: uuid().primaryKey(),
    person_id: personId(),
    kind: text({ enum: ['app', 'passkey'] }).notNull(),
    name: text().notNull(),
    /** The secret of an authenticator app, encrypted with the person's key. */
    secret: sealed(),
    /** The period of the last accepted code, so that no code is accepted twice. */
    last_period: bigint({ mode: 'number' }),
    /** The id of a passkey, in base64url. */
    credential_id: text(),
    public_key: bytes(),
    /** The authenticator's usage counter; 0 if it has none. */
    counter: bigint({ mode: 'number' }),
    transports: text().array(),
    /** The host name that the passkey was created for. */
    rp_id: text(),
    created_at: time().notNull(),
    /** Null for an app whose first code has not been entered. */
    confirmed_at: time(),
    used_at: time(),
  },
  (table) => [
    index('second_factor_person').on(table.person_id),
    uniqueIndex('second_factor_credential').on(table.credential_id),
    uniqueIndex('second_factor_app')
      .on(table.person_id)
      .where(sql`kind = 'app' and confirmed_at is not null`),
    check(
      'second_factor_kind',
      sql`case kind when 'app' then secret is not null when 'passkey' then credential_id is not null and public_key is not null and counter is not null and rp_id is not null and confirmed_at is not null else false end`,
    ),
  ],
);

export const recovery_code = pgTable(
  'recovery_code',
  {
    /** HMAC-SHA256. */
    hash: text().primaryKey(),
    person_id: personId(),
    created_at: time().notNull(),
    used_at: time(),
  },
  (table) => [index('recovery_code_person').on(table.person_id)],
);

export const second_factor_failure = pgTable('second_factor_failure', {
  person_id: personId().primaryKey(),
  /** The number of consecutive wrong codes. */
  failures: integer().notNull(),
  failed_at: time().notNull(),
});
