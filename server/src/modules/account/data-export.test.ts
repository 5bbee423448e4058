// The data export of a member with much data: complete, without secrets, and never completely in memory.
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import type { Database } from '../../platform/db/open.ts';
import { PAGE_ROWS } from '../../platform/pages.ts';

const MESSAGES = 20_000;
const PICTURES = 3_000;

onDatabase('own data', (open) => {
  const later = cleanUp();
  let app: TestApp;
  let database: Database;
  let ann: Person;
  let chat: string;
  let address: string;

  beforeAll(async () => {
    database = await open();
    app = await testApp({ database, later });
    address = await app.listen();
    ann = await app.member();
    const character_id = await app.addCharacter();
    chat = (await ann.chat.open({ body: { character_id } })).session_id;
    // Texts cannot be inserted by SQL, because they are encrypted; rows can.
    await database.pool.query(
      `insert into message (session_id, seq, author, active_variant, variants, message_send_at)
       select $1, n + 100, 'user', 0, 0, now() from generate_series(1, ${MESSAGES}) n`,
      [chat],
    );
    await database.pool.query(
      `insert into asset (id, site_id, owner_id, kind, original, sha256, bytes, mime, width, height, rating, verdict, preview, provenance, created_at)
       select gen_random_uuid(), $1, $2, 'image', 'assets/' || n, 'x', 1, 'image/jpeg', 1, 1, 'safe', 'approved', '', '{}', now()
       from generate_series(1, ${PICTURES}) n`,
      [app.site_id, ann.id],
    );
  });

  /** Records the number of rows of each database query from now on. */
  function watchReads() {
    const counts: number[] = [];
    const { query } = database.pool;
    const countingQuery = (...callProvider: unknown[]): unknown => {
      const reply: unknown = Reflect.apply(query, database.pool, callProvider);
      if (reply instanceof Promise) {
        const count = (brought: { rows?: unknown[] }) => counts.push(brought.rows?.length ?? 0);
        reply.then(count, () => undefined);
      }
      return reply;
    };
    Object.assign(database.pool, { query: countingQuery });
    return { counts, stop: () => void Object.assign(database.pool, { query }) };
  }

  test('it is complete, with each row once and in order, in pages of bounded size', async () => {
    const reads = watchReads();
    const { data } = await ann.account.ownData();
    reads.stop();
    expect(Math.max(...reads.counts)).toBeLessThanOrEqual(PAGE_ROWS);
    expect(reads.counts.length).toBeGreaterThan((MESSAGES + PICTURES) / PAGE_ROWS);
    const chats = data['chats'] as { id: string; messages: { seq: number }[] }[];
    expect(chats.map(({ id }) => id)).toEqual([chat]);
    const seqs = chats[0]?.messages.map(({ seq }) => seq) ?? [];
    expect(seqs.length).toBeGreaterThan(MESSAGES);
    expect(seqs).toEqual([...new Set(seqs)].sort((one, other) => one - other));
    const pictures = data['pictures'] as { id: string }[];
    expect(new Set(pictures.map(({ id }) => id)).size).toBe(PICTURES);
  });

  test('reading stops when the client disconnects', async () => {
    const reads = watchReads();
    const options = { headers: { authorization: `Bearer ${ann.token}` } };
    const callProvider = get(`http://${address}/api/user/data?host=pd`, options);
    callProvider.on('error', () => undefined);
    const [reply] = (await once(callProvider, 'response')) as [IncomingMessage];
    expect(reply.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    await once(reply, 'data');
    reply.on('error', () => undefined);
    callProvider.destroy();
    await expect.poll(() => isStill(reads.counts)).toBe(true);
    reads.stop();
    expect(reads.counts.length).toBeLessThan((MESSAGES + PICTURES) / PAGE_ROWS);
  });

  test('it contains the embedded pool’s data of this member only', async () => {
    const email = `bea-${randomUUID().slice(0, 8)}@example.com`;
    const password = 'a long enough one';
    await app.guest.account.signUp({ body: { email, password } });
    const code = await app.codeFor(email);
    await app.guest.account.confirmSignUp({ body: { email, code } });
    const { token } = await app.guest.account.signIn({ body: { email, password } });
    const { data } = await app.as(token).account.ownData();
    expect(data['provider_account']).toEqual([
      expect.objectContaining({
        email,
        confirmed_at: expect.any(String) as string,
        pending_email: null,
        has_password: true,
      }),
    ]);
    expect(data['provider_links']).toEqual([]);
    expect(data['provider_sign_ins']).toHaveLength(1);
    expect(data['chats']).toEqual([]);
    expect(data['pictures']).toEqual([]);
    expect(JSON.stringify(data)).not.toContain('$argon2');

    const annas = (await ann.account.ownData()).data;
    expect(annas['provider_links']).toEqual([
      expect.objectContaining({ subject: expect.stringContaining('test:') as string }),
    ]);
    expect(JSON.stringify(annas)).not.toContain(email);
  });
});

/** True if nothing was read for a while. */
async function isStill(counts: readonly number[]): Promise<boolean> {
  const before = counts.length;
  await new Promise((resolve) => setTimeout(resolve, 500));
  return counts.length === before;
}
