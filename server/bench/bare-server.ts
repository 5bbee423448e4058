// The baseline: a bare Fastify server that sends given bytes, or a page built from the rows of a plain SQL statement.
import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import { openDatabase } from '../src/platform/db/open.ts';

/** The responses to serve, from the file in the first argument. */
export interface BareWork {
  readonly url: string | undefined;
  readonly dataDir: string;
  /** Raw bodies by name. */
  readonly bytes: Readonly<Record<string, string>>;
  readonly statements: Readonly<Record<string, BareStatement>>;
}

/**
 * A hand-written statement for exactly this page; the last row of a page only shows that there are
 * more.
 */
export interface BareStatement {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly is_page: boolean;
}

// The bench wrote this file.
const work = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as BareWork;
const quiet = (): void => undefined;
const log = { info: quiet, warn: quiet, error: quiet };
const { pool } = await openDatabase({
  dataDir: work.dataDir,
  log,
  ...(work.url === undefined ? {} : { url: work.url }),
});

const http = fastify();
for (const [name, text] of Object.entries(work.bytes)) {
  const bytes = Buffer.from(text);
  http.get(`/bytes-${name}`, async (_request, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').send(bytes),
  );
}
for (const [name, { text, values, is_page }] of Object.entries(work.statements)) {
  http.get(`/${name}`, async (_request, reply) => {
    const { rows } = await pool.query<CardRow>({ name, text, values: [...values] });
    const characters = rows.map(toCard);
    const page = { characters: characters.slice(0, 24), has_more: characters.length > 24 };
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .send(JSON.stringify(is_page ? page : rows[0]));
  });
}

interface CardRow {
  readonly owner_id: string | null;
  readonly creator_name: string | null;
  readonly portrait_id: string | null;
  readonly hover_id: string | null;
  readonly portrait_preview: string;
  readonly chats: number;
  readonly messages: string;
  readonly likes: number;
}

const pictureUrl = (id: string | null): string | null => id && `/assets/${id}/520`;

/** The fields of the product's cards. */
function toCard({ owner_id, creator_name, portrait_id, hover_id, ...row }: CardRow): object {
  const { portrait_preview, chats, messages, likes, ...fields } = row;
  return {
    ...fields,
    portrait_url: pictureUrl(portrait_id),
    hover_url: pictureUrl(hover_id),
    preview: portrait_preview,
    stats: { chats, messages: Number(messages), likes },
    creator:
      owner_id !== null && creator_name !== null ? { id: owner_id, name: creator_name } : null,
  };
}

await http.listen({ port: 0, host: '127.0.0.1' });
const address = http.server.address();
process.stdout.write(
  `listening ${typeof address === 'object' && address !== null ? address.port : 0}\n`,
);
