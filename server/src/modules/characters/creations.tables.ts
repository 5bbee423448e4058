// The inputs that a character is created from; the paid job itself is in `job`.
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ChosenTraits } from '@velour/contract/creation.ts';
import { time } from '../../platform/db/columns.ts';
import { person } from '../identity/tables.ts';
import { ofSite } from '../sites/tables.ts';
import { job } from '../jobs/tables.ts';
import { storedContent } from './content.store.ts';
import { character } from './tables.ts';

export const character_creation = pgTable(
  'character_creation',
  {
    job_id: uuid()
      .primaryKey()
      .references(() => job.id, { onDelete: 'cascade' }),
    site_id: ofSite(),
    owner_id: uuid()
      .notNull()
      .references(() => person.id),
    content: storedContent().notNull(),
    traits: jsonb().$type<ChosenTraits>().notNull(),
    /** Determines everything about the face that the traits leave open. */
    seed: integer().notNull(),
    /** Null until it is paid for; a creation never makes two characters. */
    character_id: uuid().references(() => character.id, { onDelete: 'cascade' }),
    picture_ids: uuid().array().notNull(),
    created_at: time().notNull(),
    /** Failed, and dismissed by its owner. */
    dismissed_at: time(),
    /** When the portrait was last chosen. */
    chosen_at: time(),
    /** When the pictures that were not chosen were removed. */
    cleared_at: time(),
  },
  (table) => [
    index('character_creation_owner').on(table.site_id, table.owner_id, table.job_id),
    index('character_creation_named').on(
      table.site_id,
      sql`lower(${table.content} ->> 'name') text_pattern_ops`,
    ),
    uniqueIndex('character_creation_character').on(table.character_id),
    index('character_creation_chosen')
      .on(table.chosen_at)
      .where(sql`cleared_at is null`),
  ],
);
