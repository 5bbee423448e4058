// The worker thread that runs PGlite: it serves one PostgreSQL session at a time over a message port.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { WorkerReply, WorkerRequest, WorkerSetup } from './embedded-link.ts';
import { splitExchange } from './embedded-messages.ts';

// Only our own main thread sets the worker data.
const { directory, busySince, budgetMs } = workerData as WorkerSetup;
const parent = parentPort as MessagePort;

const started = new BigInt64Array(busySince);
const db = await openPrepared();
let sessions = Promise.resolve();
let exclusive = Promise.resolve();

parent.on('message', (request: WorkerRequest) => {
  if (request.type === 'session') sessions = sessions.then(() => serve(request.port));
  if (request.type === 'copy')
    void runExclusively(() => respond(request.port, () => copyTo(request.target)));
  if (request.type === 'close') void runExclusively(() => respond(request.port, () => db.close()));
});
parent.postMessage('ready');

/** The first start can be killed half-way; the marker file says that the directory contains no data yet. */
async function openPrepared(): Promise<PGlite> {
  const marker = `${directory}.unfinished`;
  if (existsSync(marker)) rmSync(directory, { recursive: true, force: true });
  if (!existsSync(directory)) {
    writeFileSync(marker, '');
    mkdirSync(directory, { recursive: true, mode: 0o700 });
  }
  // Optimizing PGlite's largest function takes two seconds of CPU time and 600 MB at every start,
  // and short statements hardly gain from it.
  for (const flag of ['tier-up', 'dynamic-tiering']) setFlagsFromString(`--no-wasm-${flag}`);
  const opened = await PGlite.create({
    dataDir: directory,
    // Half of the default, all of which would count as our memory: the operating system caches the
    // files as well.
    startParams: [
      ...PGlite.defaultStartParams,
      ...['-c', 'shared_buffers=64MB'],
      // A recycled log segment would keep its former content (of deleted rows) beyond its new end.
      ...['-c', 'wal_recycle=off'],
    ],
  });
  rmSync(marker, { force: true });
  return opened;
}

/** Runs one task at a time: an exchange, a copy or the close. */
function runExclusively(work: () => Promise<void>): Promise<void> {
  exclusive = exclusive.then(work);
  return exclusive;
}

async function respond(port: MessagePort, work: () => Promise<void>): Promise<void> {
  const reply: WorkerReply = await work().then(
    () => ({}),
    (error: unknown) => ({ failed: String(error) }),
  );
  port.postMessage(reply);
}

/** Nothing writes during the copy, so it equals the files after a crash, which PGlite can open. */
async function copyTo(target: string): Promise<void> {
  await cp(directory, target, { recursive: true });
}

function serve(port: MessagePort): Promise<void> {
  let pending: Buffer = Buffer.alloc(0);
  let idle: NodeJS.Timeout | undefined;
  port.on('message', (bytes: Uint8Array) => {
    clearTimeout(idle);
    pending = pending.length === 0 ? Buffer.from(bytes) : Buffer.concat([pending, bytes]);
    const { message, rest } = splitExchange(pending);
    pending = rest;
    if (message.length === 0) return;
    void runExclusively(async () => {
      await take(message, port);
      // An idle transaction would block all other sessions.
      if (db.isInTransaction()) idle = setTimeout(() => port.close(), budgetMs);
    });
  });
  return new Promise((resolve) => {
    port.on('close', () => {
      clearTimeout(idle);
      void runExclusively(resetSession).then(resolve);
    });
  });
}

async function take(message: Uint8Array, port: MessagePort): Promise<void> {
  Atomics.store(started, 0, process.hrtime.bigint());
  try {
    await db.execProtocolRawStream(message, {
      onRawData: (bytes) => {
        const own = bytes.slice(); // PGlite returns a view of its own memory
        port.postMessage(own, [own.buffer]);
      },
    });
  } finally {
    Atomics.store(started, 0, 0n);
  }
}

/** Resets the session for the next one: no open transaction, settings or prepared statements remain. */
async function resetSession(): Promise<void> {
  if (db.isInTransaction()) await db.exec('rollback');
  await db.exec('discard all');
}
