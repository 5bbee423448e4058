// The table of feedback. Texts and addresses are encrypted with the author's key.
import { FEEDBACK_STATES, RULINGS } from '@velour/contract/feedback-values.ts';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sealed, time } from '../../platform/db/columns.ts';
import { assets } from '../assets/tables.ts';
import { person } from '../identity/tables.ts';
import { ofSite } from '../sites/tables.ts';

export const feedback = pgTable(
  'feedback',
  {
    id: uuid().primaryKey(),
    site_id: ofSite(),
    person_id: uuid()
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    text: sealed().notNull(),
    /** The address of a visitor who wants an answer. */
    email: sealed(),
    path: text().notNull(),
    failure: text().notNull(),
    /** A contested refusal: its rule, the passage and the messages before it. */
    contest: sealed(),
    /** The decision about a contested refusal, with its answer. */
    ruling: text({ enum: RULINGS }),
    /** An uploaded picture, such as a screenshot. */
    picture_id: uuid().references(() => assets.id, { onDelete: 'set null' }),
    state: text({ enum: FEEDBACK_STATES }).notNull(),
    answer: sealed(),
    created_at: time().notNull(),
    ended_at: time(),
  },
  (table) => [
    index('feedback_by_state').on(table.site_id, table.state, table.id.desc()),
    index('feedback_person').on(table.person_id),
    uniqueIndex('feedback_picture').on(table.picture_id),
    check('feedback_state', sql`state in ('open', 'answered', 'closed')`),
    check('feedback_ruling', sql`ruling in ('right', 'wrong')`),
    check('feedback_ended', sql`(state = 'open') = (ended_at is null)`),
  ],
);
