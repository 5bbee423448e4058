// Plants chats of any length for a visitor, through the services that write messages.
import { eq, sql } from 'drizzle-orm';
import { placeOf, sealPreview } from '../src/modules/chat/chat.rules.ts';
import { chat_session, message, message_variant } from '../src/modules/chat/tables.ts';
import { openDatabase, type Database } from '../src/platform/db/open.ts';
import { openScope } from '../src/platform/db/scope.ts';
import { requireRootKey } from '../src/open-vault.ts';
import { readWrappingKey } from '../src/platform/encryption.ts';
import { testApp } from './app.ts';
import { quietLog } from './databases.ts';
import { createPuppetLlm } from './fakes/fake-llm.ts';

export interface PlantedChats {
  /** The token of the visitor who owns the chats. */
  readonly token: string;
  /** In the order of the requested lengths. */
  readonly session_ids: readonly string[];
}

/** The text of the message at this position. */
export const lineAt = (seq: number): string =>
  `Line ${seq} of a long conversation about old clocks.`;

const BATCH = 1_000;

/** No other process may have the data directory open. */
export async function plantChats(dataDir: string, lengths: number[]): Promise<PlantedChats> {
  const afterwards: (() => Promise<void>)[] = [];
  const database = await openDatabase({ dataDir, log: quietLog });
  const app = await testApp({
    database,
    llm: createPuppetLlm(),
    master: await requireRootKey(database.db, readWrappingKey({ dataKey: undefined, dataDir })),
    later: (work) => void afterwards.push(work),
  });
  const visitor = await app.visitor();
  const key = await app.app.identity.dataKey(openScope(database.db, app.site_id), visitor.id);
  const { characters } = await visitor.characters.list({ query: { gender: 'female' } });
  const open = characters.filter(({ is_exclusive }) => !is_exclusive);
  const session_ids = [];
  for (const [index, length] of lengths.entries()) {
    const character_id = open[index]?.id ?? '';
    const { session_id } = await visitor.chat.open({ body: { character_id } });
    const seal = (seq: number) => key.seal(lineAt(seq), placeOf.variant(session_id, seq, 0));
    const { last_seq } = await visitor.chat.read({ params: { id: session_id } });
    await fill(database, { session_id, from: last_seq + 1, to: length, seal });
    const preview = sealPreview(key, session_id, lineAt(length));
    await database.db
      .update(chat_session)
      .set({
        last_seq: length,
        read_seq: length,
        preview,
        revision: sql`${chat_session.revision} + 1`,
      })
      .where(eq(chat_session.id, session_id));
    session_ids.push(session_id);
  }
  for (const work of afterwards.reverse()) await work();
  await database.close();
  return { token: visitor.token, session_ids };
}

interface Filling {
  readonly session_id: string;
  readonly from: number;
  readonly to: number;
  readonly seal: (seq: number) => ReturnType<Parameters<typeof sealPreview>[0]['seal']>;
}

async function fill({ db }: Database, { session_id, from, to, seal }: Filling): Promise<void> {
  const at = Date.now() - to * 1_000;
  for (let first = from; first <= to; first += BATCH) {
    const seqs = Array.from({ length: Math.min(BATCH, to - first + 1) }, (_, add) => first + add);
    const timeOf = (seq: number): Date => new Date(at + seq * 1_000);
    await db.insert(message).values(
      seqs.map((seq) => ({
        session_id,
        seq,
        author: seq % 2 === 1 ? ('user' as const) : ('character' as const),
        active_variant: 0,
        variants: 1,
        message_send_at: timeOf(seq),
      })),
    );
    await db.insert(message_variant).values(
      seqs.map((seq) => ({
        session_id,
        seq,
        variant: 0,
        n: 0,
        text: seal(seq),
        state: 'complete' as const,
        created_at: timeOf(seq),
      })),
    );
  }
}
