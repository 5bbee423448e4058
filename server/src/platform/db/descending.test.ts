// Keyset pagination: in order, without gaps or duplicates, and by an index for lists of any length.
import { sql } from 'drizzle-orm';
import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { onDatabase } from '../../../test/databases.ts';
import { descending, isAfter } from './descending.ts';

const note = pgTable('note', { id: uuid().primaryKey(), stars: integer().notNull() });

onDatabase('an endless list', (open) => {
  test('continues after any row, using an index instead of sorting', async () => {
    const { db } = await open();
    await db.execute(sql`create table note (id uuid primary key, stars int not null)`);
    await db.execute(
      sql`insert into note select gen_random_uuid(), g % 7 from generate_series(1, 5000) g`,
    );
    await db.execute(
      sql`create index note_order on note (stars desc nulls last, id desc nulls last)`,
    );
    await db.execute(sql`analyze note`);
    const order = descending(note.stars, note.id);
    const all = await db
      .select()
      .from(note)
      .orderBy(...order);
    expect(all.map(({ stars }) => stars)).toEqual(
      all
        .map(({ stars }) => stars)
        .sort()
        .reverse(),
    );
    for (const at of [0, 700, 4_990]) {
      const last = all[at];
      if (!last) throw new Error('there are 5,000 rows');
      const next = db
        .select()
        .from(note)
        .where(isAfter([note.stars, note.id], { value: last.stars, id: last.id }))
        .orderBy(...order)
        .limit(5);
      expect(await next).toEqual(all.slice(at + 1, at + 6));
      const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain ${next.getSQL()}`);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toContain('note_order');
      expect(plan).not.toContain('Sort');
    }
  });
});
