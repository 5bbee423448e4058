// A process that takes a job, reports that, and never finishes it; killed by a test of the queue.
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { openDatabase } from '../src/platform/db/open.ts';
import { inTransaction, openScope } from '../src/platform/db/scope.ts';
import { createQueue } from '../src/platform/queue.ts';
import { createLog } from '../src/platform/log.ts';

const [dataDir = '', url] = process.argv.slice(2);
const log = createLog({ level: 'warn' });
const database = await openDatabase({ dataDir, log, ...(url !== undefined && { url }) });
const queue = createQueue({ database, log, pollSeconds: 0.5 });
queue.define(
  'note.index',
  z.strictObject({ note_id: z.string() }),
  async () => {
    process.stdout.write('working\n');
    await wait(600_000);
  },
  { runSeconds: 3 },
);
await queue.start();
await inTransaction(openScope(database.db, 'site'), (tx) =>
  queue.send(tx, 'note.index', { note_id: 'a' }),
);
