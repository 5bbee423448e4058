// Plants characters into the demo world of a stopped data directory: `node server/test/plant-crowd.ts DATA_DIR COUNT`.
import { eq } from 'drizzle-orm';
import { openDatabase } from '../src/platform/db/open.ts';
import { character } from '../src/modules/characters/tables.ts';
import { readWords } from '@velour/text-search/search-words.ts';
import { characterDraft } from './characters.ts';

const ROWS_AT_ONCE = 500;
const TAGS = ['calm', 'witty', 'books', 'music', 'sea', 'night owl'];
const NAMES = ['Ada', 'Bea', 'Cleo', 'Dora', 'Edda', 'Fay', 'Gwen', 'Hedda', 'Ilse', 'Juno'];

const [, , dataDir = '', howMany = '0'] = process.argv;
const quiet = () => undefined;
const log = { info: quiet, warn: quiet, error: quiet };
const database = await openDatabase({ dataDir, log });
try {
  await plantCrowd(Number(howMany));
} finally {
  await database.close();
}

/** All of one gender, each with the portrait of a demo character and a number in its name. */
async function plantCrowd(count: number): Promise<void> {
  const { db } = database;
  const models = await db.select().from(character).where(eq(character.gender, 'female'));
  const rows = Array.from({ length: count }, (_, at) => {
    const model = models[at % models.length];
    if (!model) throw new Error('The data directory holds no demo world.');
    const number = String(at + 1);
    const at_time = new Date(Date.UTC(2026, 0, 1) + at * 60_000);
    const draft = characterDraft(model.site_id, {
      id: `019c0000-0000-7000-8000-${number.padStart(12, '0')}`,
      name: `${NAMES[at % NAMES.length]} ${number}`,
      slug: `crowd-${number}`,
      tags: [TAGS[at % TAGS.length] ?? 'calm'],
      portrait_id: model.portrait_id,
      hover_id: model.hover_id,
      portrait_preview: model.portrait_preview,
      messages: count - at,
      created_at: at_time,
      updated_at: at_time,
    });
    return { ...draft, ...readWords(draft) };
  });
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await db.insert(character).values(rows.slice(from, from + ROWS_AT_ONCE));
}
