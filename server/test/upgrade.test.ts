// Upgrade: today's code opens an installation of version 0.1 that was killed while in use; nothing
// is lost, and all work continues.
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { expect, test } from 'vitest';
import { cleanUp, onDatabase, placePostgres, temporaryDirectory } from './databases.ts';
import {
  installations,
  restoreEmbedded,
  restorePostgres,
  settingsOf,
  withClient,
} from './installation.ts';
import { startServer, type StartedServer } from './started-server.ts';

/** Tables whose rows are temporary. */
const PASSING = new Set([
  'catalogue_word',
  'character_activity',
  'idempotency',
  'message_charge', // a part of `reply` since then
  'outgoing_mail',
  'pool_code',
  'reply_chunk',
  'sign_up',
]);

type ResponseBody = Record<string, unknown>;
type Request = (path: string, body?: object, key?: string) => Promise<ResponseBody>;

function caller({ address }: StartedServer, token?: string): Request {
  return async (path, body, key) => {
    const url = new URL(`http://${address}/api${path}`);
    url.searchParams.set('host', 'pd');
    const reply = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${text}`);
    return JSON.parse(text) as ResponseBody; // every answer of the API is an object
  };
}

async function signIn(server: StartedServer, account: object): Promise<Request> {
  const { token } = await caller(server)('/auth/sign-in', account);
  return caller(server, String(token));
}

/** Compares a response with its expected parts, naming the path in the message. */
async function compare(
  request: Request,
  responses: Readonly<Record<string, object>>,
): Promise<void> {
  for (const [path, expected] of Object.entries(responses))
    expect({ [path]: await request(path) }).toMatchObject({ [path]: expected });
}

interface Row {
  readonly name: string;
  readonly value: string;
}

type Look = (statement: string, given?: unknown[]) => Promise<Row[]>;

onDatabase('an installation of version 0.1', (_open, kind) => {
  const later = cleanUp();
  const isEmbedded = kind.title === 'embedded';
  const installation = installations[isEmbedded ? 'embedded' : 'postgres'];

  async function restore() {
    const dataDir = join(await temporaryDirectory(later), 'data');
    if (isEmbedded) {
      await restoreEmbedded(dataDir);
      return { dataDir };
    }
    const { url } = await placePostgres(later, { bare: true });
    await restorePostgres(url, dataDir);
    return { dataDir, url };
  }

  test('opens with all data, and finishes running work', async () => {
    const { dataDir, url } = await restore();
    const start = async () => {
      const place = { DATA_DIR: dataDir, ...(url !== undefined && { DATABASE_URL: url }) };
      const started = await startServer({ ...settingsOf(installation), ...place, SEED: 'demo' });
      later(async () => void (await started.end('SIGKILL')));
      return started;
    };
    /** The embedded database allows one process, so the product must be stopped. */
    async function look<T>(work: (request: Look) => Promise<T>): Promise<T> {
      if (url !== undefined)
        return withClient(url, (db) =>
          work(async (...query) => (await db.query<Row>(...query)).rows),
        );
      const place = { dataDir: join(dataDir, 'database'), extensions: { pg_trgm } };
      const db = await PGlite.create(place);
      try {
        return await work(async (...query) => (await db.query<Row>(...query)).rows);
      } finally {
        await db.close();
      }
    }

    const server = await start();
    const member = await signIn(server, installation.member);
    const admin = await signIn(server, installation.admin);

    // Running work ends: both characters are generated, and their tokens captured.
    const stepOf = async (job: string) =>
      (await member(`/characters/status/${job}`))['creation_step'];
    for (const job of [installation.running_job, installation.queued_job])
      await expect.poll(() => stepOf(job)).toBe('choose_picture');
    expect(await member('/wallet')).toMatchObject({ ...installation.balance, held: 0 });
    const { session_id, text } = installation.reply;
    await expect
      .poll(async () => (await member(`/chats/${session_id}`))['is_replying'])
      .toBe(false);
    const { messages } = await member(`/chats/${session_id}/history?limit=100`);
    expect(messages).toContainEqual(expect.objectContaining({ author: 'user', text }));

    // All data is still there.
    await compare(member, installation.as_member);
    await compare(admin, installation.as_admin);
    const { transactions } = await member('/transactions?limit=100');
    for (const movement of installation.movements)
      expect(transactions).toContainEqual(expect.objectContaining(movement));
    const { data } = await member('/user/data');
    expect(Object.keys(Object(data))).toEqual(
      expect.arrayContaining([...installation.personal_data]),
    );

    // Stored state still works: a repeated request, a waiting email, an action to undo.
    const { path, body, key, job_id } = installation.repeated;
    expect(await member(path, body, key)).toMatchObject({ job_id });
    const undone = await admin(`/admin/undo/${installation.undo.id}`, {});
    expect(undone).toMatchObject({ put_back: 1, left: 0 });
    await expect
      .poll(async () => {
        const inbox = await fetch(`http://${server.address}/dev/mail`, {
          headers: { accept: 'application/json' },
        });
        return inbox.text();
      })
      .toContain(installation.admin.email);
    expect(await admin('/admin/books/check', {})).toMatchObject({ findings: [] });

    // Every waiting job has run, except those whose queue no longer exists.
    const jobs = Object.entries(installation.queued)
      .filter(([name]) => name !== 'chat.settle_late')
      .flatMap(([name, ids]) => ids.map((id) => ({ id, name })));
    const states = (request: Look) =>
      request(
        'select name, state::text as value from pgboss.job where id = any($1::uuid[]) order by name',
        [jobs.map(({ id }) => id)],
      );
    const done = jobs
      .map(({ name }) => ({ name, value: 'completed' }))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1));
    if (url !== undefined) await expect.poll(() => look(states), { interval: 500 }).toEqual(done);
    else await wait(2_500); // the queue's workers look every two seconds
    await server.end('SIGTERM');

    const tables = Object.keys(installation.rows).filter((name) => !PASSING.has(name));
    const count = (name: string) =>
      `select '${name}' as name, count(*)::text as value from "${name}"`;
    await look(async (request) => {
      expect(await states(request)).toEqual(done);
      // Pictures for sale are locked, whenever their character was added.
      const sold = `from asset a where exists (select from character c where a.id = any(c.gallery_ids[2:]))
        and not exists (select from character c where a.id in (c.portrait_id, c.hover_id, c.gallery_ids[1]))`;
      const [locks] = await request(
        `select (count(*) > 0)::text as name, bool_and(is_locked)::text as value ${sold}`,
      );
      expect(locks).toEqual({ name: 'true', value: 'true' });
      const rows = await request(tables.map(count).join(' union all '));
      const fewer = rows.filter(
        ({ name, value }) => Number(value) < (installation.rows[name] ?? Infinity),
      );
      expect(fewer).toEqual([]);
    });
  }, 240_000);
});
