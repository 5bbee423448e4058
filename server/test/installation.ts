// The saved data of a version 0.1 installation that was in use, and what today's code must find in it.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync, zstdDecompressSync } from 'node:zlib';
import pg from 'pg';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..', '..');
const saved = join(import.meta.dirname, 'fixtures', 'installation-0.1');
const read = (name: string): string => readFileSync(join(saved, name), 'utf8');

/** Required parts of API responses, by path. */
type Responses = Readonly<Record<string, object>>;

interface Account {
  readonly email: string;
  readonly password: string;
}

/** The contents of `expected.json`, per database. */
export interface Installation {
  /** When it was saved; its process had been killed. */
  readonly saved_at: string;
  readonly data_key?: string;
  readonly member: Account;
  readonly admin: Account;
  readonly as_member: Responses;
  readonly as_admin: Responses;
  readonly movements: readonly { readonly id: string }[];
  readonly balance: object;
  /** Names of the lists in the personal data export. */
  readonly personal_data: readonly string[];
  readonly running_job: string;
  readonly queued_job: string;
  readonly reply: { readonly session_id: string; readonly text: string };
  readonly repeated: {
    readonly path: string;
    readonly key: string;
    readonly body: object;
    readonly job_id: string;
  };
  readonly undo: { readonly id: string; readonly character_id: string };
  readonly browser: {
    readonly chat: string;
    readonly character: string;
    readonly waiting_message: string;
    readonly draft: string;
    readonly edited: string;
  };
  /** Rows by table. */
  readonly rows: Readonly<Record<string, number>>;
  /** Ids of unfinished, due jobs by queue. */
  readonly queued: Readonly<Record<string, readonly string[]>>;
}

// Written with the fixture, and validated by the test that uses it.
export const installations = JSON.parse(read('expected.json')) as Readonly<
  Record<'embedded' | 'postgres', Installation>
>;

/** The clock shift to one minute after it was saved: leases have expired, and nothing else has. */
const shiftOf = ({ saved_at }: Installation): number => Date.parse(saved_at) + 60_000 - Date.now();

/** The settings of a process that runs on it. */
export function settingsOf(installation: Installation): Record<string, string> {
  const preload = new URL('shifted-clock.ts', import.meta.url).href;
  return {
    NODE_OPTIONS: `--import=${preload}`,
    CLOCK_SHIFT_MS: String(shiftOf(installation)),
    LLM_PROBE: 'off',
    IMAGE_PROBE: 'off',
    ...(installation.data_key !== undefined && { DATA_KEY: installation.data_key }),
  };
}

/** Restores into an empty data directory with the operator's command. */
export async function restoreEmbedded(dataDir: string): Promise<void> {
  const packed = zstdDecompressSync(await readFile(join(saved, 'embedded.tar.zst')));
  const backup = `${dataDir}.tar.gz`;
  await writeFile(backup, gzipSync(packed, { level: 1 }));
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  await run('npm', ['run', '--silent', 'restore', '--', backup], { cwd: root, env });
  await rm(backup);
}

/** Restores into an empty database, and its pictures into an empty data directory. */
export async function restorePostgres(url: string, dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await run('tar', ['-xzf', join(saved, 'files.tar.gz'), '-C', dataDir]);
  const script = join(dataDir, 'restore.sql');
  await writeFile(script, gunzipSync(await readFile(join(saved, 'postgres.sql.gz'))));
  await run('psql', ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '-f', script, url]);
  await rm(script);
  // The queue uses the database server's clock, which tests cannot shift.
  await withClient(url, async (client) => {
    const age = `interval '${-shiftOf(installations.postgres)} milliseconds'`;
    const times = ['created_on', 'start_after', 'started_on', 'keep_until', 'heartbeat_on'];
    const moved = times.map((name) => `${name} = ${name} + ${age}`).join(', ');
    await client.query(`update pgboss.job set ${moved}`);
  });
}

export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

interface SavedItem {
  readonly name: string;
  readonly value: string;
}

interface SavedBrowser {
  readonly local_storage: readonly SavedItem[];
  readonly session_storage: readonly SavedItem[];
  readonly cookies: readonly { name: string; value: string; path: string }[];
}

/** The member's browser storage, of the embedded installation. */
export function savedBrowser(): SavedBrowser & { readonly shift_ms: number } {
  // Written with the fixture.
  const browser = JSON.parse(read('browser-storage.json')) as SavedBrowser;
  return { ...browser, shift_ms: shiftOf(installations.embedded) };
}
