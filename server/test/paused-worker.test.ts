// A worker that is suspended for longer than its lease: another one finishes its job, and it continues without harm.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, test } from 'vitest';
import type { StudioJob } from '@velour/contract/studio.ts';
import { cleanUp, placePostgres } from './databases.ts';
import { startFakeComfyUi } from './fakes/picture-servers/comfyui.ts';
import { createKillable } from './killable.ts';
import { createMakers } from './makers.ts';
import { isMissing } from './needs.ts';

const later = cleanUp();
const PATIENCE = { timeout: 60_000, interval: 50 };

test.skipIf(isMissing('postgres'))(
  'a picture of a paused worker is made once, delivered once, and paid for once',
  async () => {
    const comfy = await startFakeComfyUi();
    later(() => comfy.close());
    comfy.isHeld = true;
    const place = await placePostgres(later);
    const deployment = await createKillable({
      kind: { title: 'PostgreSQL', place: () => Promise.resolve(place) },
      later,
      settings: { COMFYUI_URL: comfy.url, VIDEO_PROVIDER: 'painter' },
    });
    const { token, character_id } = await deployment.within(async (app, database) => ({
      character_id: await app.addCharacter({ name: 'Maren' }),
      token: (await createMakers({ app, database }).maker(10)).token,
    }));
    const client = new pg.Client({ connectionString: place.url });
    await client.connect();
    later(() => client.end());
    const stateOf = async () =>
      (await client.query('select state, attempt from job order by id')).rows;

    await deployment.start({ settings: { ROLES: 'web,media,realtime' } });
    const paused = await deployment.startBeside({ settings: { ROLES: 'worker' } });
    const order = async (prompt: string): Promise<string> => {
      const { status, body } = await deployment.insist({
        token,
        gateway: 'media-api',
        path: '/generate-image',
        body: { character_id, prompt },
        key: randomUUID(),
      });
      expect(status, body).toBe(200);
      return (JSON.parse(body) as StudioJob).job_id; // the product's own reply
    };
    const first = await order('reading in a library');
    await expect.poll(() => comfy.running !== undefined, PATIENCE).toBe(true);
    paused.pause();
    await client.query(`update job set lease_until = now() - interval '1 second'`);

    const other = await deployment.startBeside({ settings: { ROLES: 'worker' } });
    await expect.poll(stateOf, PATIENCE).toEqual([{ state: 'running', attempt: 2 }]);
    await comfy.finish();
    await expect.poll(stateOf, PATIENCE).toEqual([{ state: 'succeeded', attempt: 2 }]);
    paused.resume();
    expect(await other.end('SIGTERM')).toBe(0);
    // It continues, and its late result of the first order is discarded.
    const second = await order('at the beach');
    await expect.poll(() => comfy.running !== undefined, PATIENCE).toBe(true);
    await comfy.finish();
    await expect
      .poll(async () => (await stateOf()).at(-1), PATIENCE)
      .toMatchObject({ state: 'succeeded' });
    expect(await paused.end('SIGTERM')).toBe(0);
    await deployment.server.end('SIGTERM');

    expect(comfy.sentTo('/prompt')).toHaveLength(2);
    const { rows } = await client.query(
      `select job.id, job.state, hold.state as hold,
        (select count(*) from studio_picture where job_id = job.id)::int as pictures,
        (select count(*) from asset where provenance->>'job_id' = job.id::text)::int as assets
       from job join hold on hold.key = job.hold_key order by job.id`,
    );
    const once = { state: 'succeeded', hold: 'captured', pictures: 1, assets: 1 };
    expect(rows).toEqual([first, second].map((id) => ({ id, ...once })));
    await deployment.within(async ({ app }) =>
      expect((await app.wallet.reconcile()).findings).toEqual([]),
    );
  },
  240_000,
);
