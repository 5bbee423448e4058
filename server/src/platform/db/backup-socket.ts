// Requests a backup from the process that has the embedded database open, by a Unix socket that only its user can reach.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { Log } from '../log.ts';
import { layout } from './data-dir.ts';
import { DatabaseRefused } from './failures.ts';

const Request = z.strictObject({ file: z.string() });
const Reply = z.strictObject({ failed: z.string().optional() });

const socketPrefix = join(tmpdir(), 'velour-backup-');

interface BackupSocketNeeds {
  readonly dataDir: string;
  readonly log: Log;
  readonly backup: (file: string) => Promise<void>;
}

/** Opens the socket and writes its address to the data directory. Returns the function that closes it. */
export async function openBackupSocket({
  dataDir,
  log,
  backup,
}: BackupSocketNeeds): Promise<() => Promise<void>> {
  // Not in the data directory, because socket paths have a short maximum length.
  await removeStale(dataDir);
  const directory = await mkdtemp(socketPrefix);
  const socket = join(directory, 'backup');
  const server = createServer({ allowHalfOpen: true }, (client) => {
    void serve(client, backup).catch((error: unknown) =>
      log.warn({ err: error }, 'backup connection closed early'),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(socket, resolve);
  });
  await writeFile(layout(dataDir).backupSocket, socket);
  return async () => {
    await new Promise((resolve) => server.close(resolve));
    await rm(layout(dataDir).backupSocket, { force: true });
    await rm(directory, { recursive: true, force: true });
  };
}

/** Removes the socket of a process that was killed. */
async function removeStale(dataDir: string): Promise<void> {
  const socket = await readFile(layout(dataDir).backupSocket, 'utf8').catch(() => '');
  if (socket.startsWith(socketPrefix)) await rm(dirname(socket), { recursive: true, force: true });
}

async function serve(client: Socket, backup: (file: string) => Promise<void>): Promise<void> {
  const { file } = Request.parse(JSON.parse(await text(client)));
  const reply = await backup(file).then(
    () => ({}),
    (error: unknown) => ({ failed: error instanceof Error ? error.message : String(error) }),
  );
  client.end(JSON.stringify(reply satisfies z.infer<typeof Reply>));
}

/** Resolves once the running process has written the backup. Throws `DatabaseRefused`. */
export async function requestFromRunning(dataDir: string, file: string): Promise<void> {
  const reply = await requestBackup(dataDir, file).catch((cause: unknown) => {
    throw new DatabaseRefused(
      `The process using ${dataDir} isn’t responding. Stop it and run the backup again.`,
      { cause },
    );
  });
  if (reply.failed !== undefined) throw new DatabaseRefused(`The backup failed: ${reply.failed}`);
}

async function requestBackup(dataDir: string, file: string): Promise<z.infer<typeof Reply>> {
  const server = createConnection(await readFile(layout(dataDir).backupSocket, 'utf8'));
  server.end(JSON.stringify({ file } satisfies z.infer<typeof Request>));
  return Reply.parse(JSON.parse(await text(server)));
}
