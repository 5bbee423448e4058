// Share cards: linked in the head of a page, drawn at the first request, in the size that messengers expect.
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../../test/databases.ts';
import { createPictured } from '../../../../test/pictured.ts';
import type { Database } from '../../../platform/db/open.ts';

onDatabase('share cards', (open) => {
  const later = cleanUp();
  let app: TestApp;
  let database: Database;
  const id = '019b7600-0001-7a01-8c41-5b0e9d37f1cc';

  beforeAll(async () => {
    database = await open();
    app = await testApp({ database, later });
    await app.addCharacter({ id, name: 'Zoë <b>', slug: 'zoe', tagline: 'Sits & waits.' });
    await app.addCharacter({ slug: 'hidden', visibility: 'private' });
  });

  test('the card of a character is a picture of the size that is promised', async () => {
    const address = `/assets/cards/${id}/any`;
    const reply = await app.http.inject({ url: address });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=300',
    });
    const { width, height, format } = await sharp(reply.rawPayload).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
  });

  test('a card that was drawn before its picture was hidden is not shown any more', async () => {
    const portrait = await createPictured(app, database).picture();
    const character = await app.addCharacter({ name: 'Ada', portrait_id: portrait.id });
    const card = async () => {
      app.clock.forward(3_000);
      return (await app.http.inject(`/assets/cards/${character}/any`)).rawPayload;
    };
    const set = (verdict: string) =>
      database.pool.query('update asset set verdict = $2 where id = $1', [portrait.id, verdict]);
    const shown = await card();
    await set('refused');
    const hidden = await card();
    await set('approved');
    expect(hidden.equals(shown)).toBe(false);
    expect((await card()).equals(shown)).toBe(true);
  });

  test('a site that labels pictures has another card, under another address', async () => {
    const portrait = await createPictured(app, database).picture();
    const character = await app.addCharacter({ name: 'Eve', portrait_id: portrait.id });
    const card = async () => {
      const reply = await app.http.inject(`/assets/cards/${character}/any`);
      return createHash('sha256').update(reply.rawPayload).digest('hex');
    };
    const label = (on: boolean) => app.app.sites.change(app.site_id, { visible_ai_label: on });
    const plain = await card();
    await label(true);
    const labeled = await card();
    await label(false);
    expect(labeled).not.toBe(plain);
    expect(await card()).toBe(plain);
  });

  test('the site has a card, too, and hidden characters have none', async () => {
    expect((await app.http.inject('/assets/cards/site/any')).statusCode).toBe(200);
    const unknown = '019b7600-0001-7a01-8c41-5b0e9d37f1ff';
    expect((await app.http.inject(`/assets/cards/${unknown}/any`)).statusCode).toBe(404);
    expect((await app.http.inject('/assets/cards/nobody/any')).statusCode).toBe(404);
  });
});
