// Seeding the demo world: rows at once, the first screen drawn, the rest when idle, and nothing twice.
import { expect, test } from 'vitest';
import { testApp } from '../test/app.ts';
import { cleanUp, onDatabase, quietLog, temporaryDirectory } from '../test/databases.ts';
import { createPuppetImage } from '../test/fakes/fake-image.ts';
import { countBySource, untraceable } from '../test/traceable.ts';
import { seedAdmin } from './admin.ts';
import { seedDemo } from './seed.ts';

onDatabase('the demo world', (open) => {
  const later = cleanUp();

  test('opens with its first screen drawn and goes on drawing after a stop', async () => {
    const database = await open();
    const filesIn = await temporaryDirectory(later);
    const image = createPuppetImage();
    const start = async () => {
      const test = await testApp({ database, image, filesIn, later });
      const { app, clock } = test;
      await seedDemo({ app, db: database.db, clock, log: quietLog, patienceMs: 60_000 });
      return test;
    };
    const undrawn = async (): Promise<number> =>
      (await database.pool.query('select 1 from asset where original is null')).rows.length;

    const one = await start();
    await one.app.assets.close(); // cuts off the background drawing
    const { characters } = await one.guest.characters.list({
      query: { gender: 'female', limit: '4' },
    });
    expect(characters).toHaveLength(4);
    const before = image.requests.length;
    for (const { portrait_url, preview } of characters) {
      expect(preview).toMatch(/^data:image/);
      const response = await one.http.inject(portrait_url.replace(/\d+$/, '360'));
      expect(response.statusCode).toBe(200);
    }
    expect(image.requests).toHaveLength(before);
    const left = await undrawn();
    expect(left).toBeGreaterThan(0);

    await seedAdmin({ app: one.app, db: database.db, provider: one.provider });
    await one.member(); // the only one who signed up
    const admin = await one.admin();
    const { figures } = await admin.stats.read({ query: { days: '7' } });
    const counted = Object.entries(figures).filter(([, { now }]) => now > 0);
    expect(counted).toEqual([['sign_ups', expect.objectContaining({ now: 1 })]]);

    const two = await start();
    await expect.poll(undrawn).toBeLessThan(left);
    await two.app.assets.close();
    const { rows } = await database.pool.query('select count(*)::int as n from character');
    expect(rows).toEqual([{ n: 96 }]);
    expect(await countBySource(database)).toEqual({ recipe: expect.any(Number) });
    expect(await untraceable(database)).toEqual([]);
  });
});
