// Every picture can be traced to the paid job that generated it, the recipe it is rendered from, or an upload.
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from './app.ts';
import { newCharacter } from './characters.ts';
import { cleanUp, onDatabase } from './databases.ts';
import { createPuppetImage } from './fakes/fake-image.ts';
import { solid } from './fakes/fake-known-images.ts';
import { createMakers } from './makers.ts';
import { countBySource, untraceable } from './traceable.ts';
import type { Database } from '../src/platform/db/open.ts';

onDatabase('provenance', (open) => {
  const later = cleanUp();
  let database: Database;
  let app: TestApp;

  beforeAll(async () => {
    database = await open();
    app = await testApp({ database, image: createPuppetImage(), later });
  });

  test('pictures of the studio, of created characters and of uploads can all be traced', async () => {
    const makers = createMakers({ app, database });
    const ann = await makers.maker(100);
    const character_id = await app.addCharacter({ name: 'Ada' });
    await ann.studio.generateImage({ body: { character_id, prompt: 'in a library', number: 2 } });
    await app.app.jobs.runNext('image');
    const { job_id } = await ann.creation.create({ body: newCharacter() });
    expect(await makers.workOut(ann, job_id)).toMatchObject({ state: 'succeeded' });
    const char_id = await app.addCharacter({
      owner_id: ann.id,
      visibility: 'private',
      is_official: false,
    });
    await ann.own_characters.uploadPortrait({
      params: { char_id },
      query: { version: '1' },
      body: await solid(0, 0, 255),
    });
    expect(await countBySource(database)).toEqual({ job: 6, upload: 1 });
    expect(await untraceable(database)).toEqual([]);
    // The check itself detects pictures that cannot be traced.
    await database.pool.query(
      `update asset set provenance = '{"engine": "unknown"}', recipe = null where id = (select min(id::text)::uuid from asset)`,
    );
    expect(await untraceable(database)).toHaveLength(1);
  });
});
