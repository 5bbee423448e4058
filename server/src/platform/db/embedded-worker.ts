// The thread that PGlite lives in: it serves one PostgreSQL session at a time over a message port.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { WorkerReply, WorkerRequest, WorkerSetup } from './embedded-link.ts';
import { splitExchange } from './embedded-messages.ts';

// Both are written by our own link only.
const { directory, busySince, budgetMs } = workerData as WorkerSetup;
const parent = parentPort as MessagePort;

const started = new BigInt64Array(busySince);
const db = await openPrepared();
let sessions = Promise.resolve();
let deeds = Promise.resolve();

parent.on('message', (request: WorkerRequest) => {
  if (request.ask === 'session') sessions = sessions.then(() => serve(request.port));
  if (request.ask === 'copy') void alone(() => answer(request.port, () => copyTo(request.target)));
  if (request.ask === 'close') void alone(() => answer(request.port, () => db.close()));
});
parent.postMessage('ready');

/** The first start can be killed half-way; the mark says that nothing of value is there yet. */
async function openPrepared(): Promise<PGlite> {
  const mark = `${directory}.unfinished`;
  if (existsSync(mark)) rmSync(directory, { recursive: true, force: true });
  if (!existsSync(directory)) {
    writeFileSync(mark, '');
    mkdirSync(directory, { recursive: true, mode: 0o700 });
  }
  const opened = await PGlite.create({
    dataDir: directory,
    // Half of the usual, all of which would count as ours: the system keeps the files in memory too.
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=64MB'],
  });
  rmSync(mark, { force: true });
  return opened;
}

/** One after another: a turn, a copy or the close, never two of them at once. */
function alone(deed: () => Promise<void>): Promise<void> {
  deeds = deeds.then(deed);
  return deeds;
}

async function answer(port: MessagePort, deed: () => Promise<void>): Promise<void> {
  const reply: WorkerReply = await deed().then(
    () => ({}),
    (error: unknown) => ({ failed: String(error) }),
  );
  port.postMessage(reply);
}

/** Nobody writes meanwhile, so the copy is what a crash at this moment would leave: it opens again. */
async function copyTo(target: string): Promise<void> {
  await cp(directory, target, { recursive: true });
}

function serve(port: MessagePort): Promise<void> {
  let pending: Buffer = Buffer.alloc(0);
  let idle: NodeJS.Timeout | undefined;
  port.on('message', (bytes: Uint8Array) => {
    clearTimeout(idle);
    pending = pending.length === 0 ? Buffer.from(bytes) : Buffer.concat([pending, bytes]);
    const { turn, rest } = splitExchange(pending);
    pending = rest;
    if (turn.length === 0) return;
    void alone(async () => {
      await take(turn, port);
      // Somebody who keeps a transaction open without using it keeps everybody else out.
      if (db.isInTransaction()) idle = setTimeout(() => port.close(), budgetMs);
    });
  });
  return new Promise((resolve) => {
    port.on('close', () => {
      clearTimeout(idle);
      void alone(forgetSession).then(resolve);
    });
  });
}

async function take(turn: Uint8Array, port: MessagePort): Promise<void> {
  Atomics.store(started, 0, process.hrtime.bigint());
  try {
    await db.execProtocolRawStream(turn, {
      onRawData: (bytes) => {
        const own = Uint8Array.from(bytes); // what PGlite gives is a view of its memory
        port.postMessage(own, [own.buffer]);
      },
    });
  } finally {
    Atomics.store(started, 0, 0n);
  }
}

/** The next session must find nothing of the last one: no open transaction, no settings, no statements. */
async function forgetSession(): Promise<void> {
  if (db.isInTransaction()) await db.exec('rollback');
  await db.exec('discard all');
}
