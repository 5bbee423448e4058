// The child process of the crash test: opens the real database, writes, and prints each acknowledged write.
import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { isDatabaseDown } from '../src/platform/db/failures.ts';
import { openDatabase } from '../src/platform/db/open.ts';
import { createLog } from '../src/platform/log.ts';

const [dataDir = '', migrations = '', url] = process.argv.slice(2);
const log = createLog({ level: 'error', to: { write: () => undefined } });

/** Writes synchronously, so that no line is lost when the process is killed. */
function printLine(line: string): void {
  writeSync(1, `${line}\n`);
}

const database = await openDatabase({ dataDir, log, ...(url !== undefined && { url }) });
await database.migrate(migrations);
printLine('opened');

/** Two changes that must be atomic: the entry, and the sum of all entries. */
async function write(): Promise<string> {
  const id = randomUUID();
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`insert into entry (id, amount) values (${id}, 3)`);
    await tx.execute(sql`update balance set total = total + 3`);
  });
  return id;
}

async function writeForever(): Promise<void> {
  for (;;) {
    try {
      printLine(`acknowledged ${await write()}`);
    } catch (error) {
      if (!isDatabaseDown(error)) throw error;
      await wait(20);
    }
  }
}

await Promise.all([writeForever(), writeForever(), writeForever()]);
