// A temporary PostgreSQL server in a temporary directory, reached over a Unix socket.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);
const installed = '/usr/lib/postgresql';

/**
 * Faster settings: nothing has to survive a crash, and databases are gone before autovacuum runs.
 */
const volatile = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '256MB',
  autovacuum: 'off',
};

export interface Cluster {
  url(database: string): string;
  start(): Promise<void>;
  /** Kills the server; `start` starts it again. */
  crash(signal: 'SIGQUIT' | 'SIGKILL'): Promise<void>;
  /** Ends the server and removes its files. */
  remove(): Promise<void>;
}

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** `durable` waits for disk writes like a production server, for tests that crash it. */
export async function makeCluster({
  durable,
  at,
}: {
  durable: boolean;
  at?: string;
}): Promise<Cluster> {
  const binaries = await findBinaries();
  const owner = await findOwner();
  const directory = at ?? (await mkdtemp(join(tmpdir(), 'velour-postgres-')));
  await mkdir(directory, { recursive: true, mode: 0o700 });
  if (owner) await chown(directory, owner.uid, owner.gid);
  const files = join(directory, 'files');
  await run(
    join(binaries, 'initdb'),
    ['-D', files, '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8', '-A', 'trust', '--no-sync'],
    { cwd: directory, ...owner },
  );
  const settings = {
    listen_addresses: '',
    unix_socket_directories: directory,
    max_connections: '200',
    shared_buffers: '64MB',
    ...(durable ? {} : volatile),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const url = (database: string): string =>
    `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(directory)}`;
  let server: ChildProcess | undefined;

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
  }

  const cluster: Cluster = {
    url,
    async start() {
      // After a crash the last processes may take a moment to exit, and until then a start is
      // refused.
      for (let tries = 0; tries < 40; tries += 1) {
        server = spawn(join(binaries, 'postgres'), ['-D', files, ...flags], {
          cwd: directory,
          stdio: 'ignore',
          ...owner,
        });
        if (await responses(url('postgres'), server)) return;
        await wait(50);
      }
      throw new Error('The throwaway PostgreSQL did not start.');
    },
    crash: end,
    async remove() {
      await end('SIGINT');
      await rm(directory, { recursive: true, force: true });
    },
  };
  await cluster.start();
  return cluster;
}

async function findBinaries(): Promise<string> {
  const versions = await readdir(installed).catch(() => []);
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  if (newest === undefined)
    throw new Error(
      `PostgreSQL is not installed (nothing in ${installed}): the system package "postgresql" is missing. "npm test" installs it.`,
    );
  return join(installed, newest, 'bin');
}

/** The server refuses to run as root, so root runs it as the user of its package. */
async function findOwner(): Promise<Owner | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres');
  if (!user)
    throw new Error('There is no user "postgres": the system package "postgresql" is missing.');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

/** False if the server ended instead. */
async function responses(url: string, server: ChildProcess): Promise<boolean> {
  for (let tries = 0; tries < 1_200; tries += 1) {
    if (server.exitCode !== null) return false;
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined); // reported by connect() as well
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      await wait(25);
    }
  }
  throw new Error('The throwaway PostgreSQL did not answer within 30 s.');
}
