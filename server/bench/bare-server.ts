// The baseline: a bare Fastify server that sends given bytes, or the rows of given statements as JSON.
import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import { openDatabase } from '../src/platform/db/open.ts';

/** What it serves, from the file in its first argument. */
export interface BareWork {
  readonly url: string | undefined;
  readonly dataDir: string;
  /** Raw bodies by name. */
  readonly bytes: Readonly<Record<string, string>>;
  readonly statements: Record<string, readonly BareStatement[]>;
}

export interface BareStatement {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly name?: string | undefined;
}

// Written by the bench itself.
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
for (const [name, statements] of Object.entries(work.statements)) {
  http.get(`/${name}`, async (_request, reply) => {
    const found = [];
    for (const { text, values, name: prepared } of statements) {
      const { rows } = await pool.query({
        text,
        values: [...values],
        ...(prepared === undefined ? {} : { name: prepared }),
      });
      found.push(rows);
    }
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .send(JSON.stringify(found));
  });
}
await http.listen({ port: 0, host: '127.0.0.1' });
const address = http.server.address();
process.stdout.write(
  `listening ${typeof address === 'object' && address !== null ? address.port : 0}\n`,
);
