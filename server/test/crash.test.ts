// After a kill at any moment, the database opens with every acknowledged write.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../src/platform/db/open.ts';
import { cleanUp, quietLog, temporaryDirectory, type Place } from './databases.ts';
import { printedSeed, times } from '@velour/testing/depth.ts';
import { makeCluster } from './postgres.ts';

/** Mulberry32, a seeded random number generator. */
function createRandom(from: number): () => number {
  let state = from;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Victim {
  readonly child: ChildProcess;
  readonly failure: () => string;
  /** Resolves after this many printed lines (the first is its start), or when it has ended. */
  printed(lines: number): Promise<void>;
  kill(): Promise<void>;
}

/** Several migrations in several files, so that a kill can fall between two. */
async function writeMigrations(directory: string): Promise<string> {
  const files = {
    '0001_entry.sql': 'create table entry (id uuid primary key, amount int not null);',
    '0002_search.sql': 'create index entry_amount on entry (amount);',
    '0003_balance.sql':
      'create table balance (total bigint not null); insert into balance values (0);',
  };
  await mkdir(directory);
  for (const [name, text] of Object.entries(files)) await writeFile(join(directory, name), text);
  return directory;
}

async function prepare(place: Place) {
  const migrations = await writeMigrations(join(place.dataDir, 'migrations'));
  const acknowledged = new Set<string>();

  function start(): Victim {
    const args = [place.dataDir, migrations, ...(place.url === undefined ? [] : [place.url])];
    const program = join(import.meta.dirname, 'crash-child.ts');
    const child = spawn(process.execPath, [program, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let lines = 0;
    let failure = '';
    let noticed: () => void = () => undefined;
    child.stderr.on('data', (text: Buffer) => (failure += text.toString()));
    createInterface(child.stdout).on('line', (line) => {
      lines += 1;
      if (line.startsWith('acknowledged ')) acknowledged.add(line.slice('acknowledged '.length));
      noticed();
    });
    const ended = once(child, 'close');
    return {
      child,
      failure: () => failure,
      async printed(count) {
        const enough = new Promise<void>((resolve) => {
          noticed = () => lines >= count && resolve();
        });
        await Promise.race([enough, ended]);
      },
      async kill() {
        child.kill('SIGKILL');
        await ended;
      },
    };
  }

  /** Opens the database like a normal start, and compares it with the acknowledged writes. */
  async function expectNothingLost(): Promise<void> {
    const { pool, migrate, close } = await openDatabase({ ...place, log: quietLog });
    await migrate(migrations);
    const entries = await pool.query<{ id: string }>('select id from entry');
    const remaining = new Set(entries.rows.map(({ id }) => id));
    expect([...acknowledged].filter((id) => !remaining.has(id))).toEqual([]);
    const sums = await pool.query<{ same: boolean }>(
      'select total = (select coalesce(sum(amount), 0) from entry) as same from balance',
    );
    expect(sums.rows).toEqual([{ same: true }]);
    await close();
  }

  async function killWhileWriting(random: () => number): Promise<void> {
    const victim = start();
    await victim.printed(2 + Math.floor(random() * 60));
    await wait(random() * 10);
    await victim.kill();
    expect(victim.failure()).toBe('');
  }

  async function killWhileStarting(random: () => number, longestMs: number): Promise<void> {
    const victim = start();
    await wait(random() * longestMs);
    await victim.kill();
    expect(victim.failure()).toBe('');
  }

  return { acknowledged, start, expectNothingLost, killWhileWriting, killWhileStarting };
}

const LONGEST_MS = times(120_000, 1_200_000);

describe('a killed process', () => {
  const later = cleanUp();

  test(
    'on the embedded database, while it starts for the first time and while it writes',
    async () => {
      const random = createRandom(printedSeed());
      const place = { dataDir: await temporaryDirectory(later) };
      const embedded = await prepare(place);
      for (let kills = 0; kills < times(1, 40); kills += 1)
        await embedded.killWhileStarting(random, 2_000);
      for (let kills = 0; kills < times(2, 120); kills += 1)
        await embedded.killWhileWriting(random);
      expect(embedded.acknowledged.size).toBeGreaterThan(2);
      await embedded.expectNothingLost();
    },
    LONGEST_MS,
  );

  test(
    'on PostgreSQL, while it starts and while it writes, and with the server itself',
    async () => {
      const random = createRandom(printedSeed() + 1);
      const cluster = await makeCluster({ durable: true });
      later(() => cluster.remove());
      const dataDir = await temporaryDirectory(later);
      const postgres = await prepare({ dataDir, url: cluster.url('postgres') });
      for (let kills = 0; kills < times(1, 40); kills += 1)
        await postgres.killWhileStarting(random, 600);
      for (let kills = 0; kills < times(2, 80); kills += 1) await postgres.killWhileWriting(random);
      const survivor = postgres.start();
      for (const signal of (['SIGQUIT', 'SIGKILL'] as const).flatMap((one) =>
        Array<typeof one>(times(1, 2)).fill(one),
      )) {
        const before = postgres.acknowledged.size;
        while (postgres.acknowledged.size < before + 20 && survivor.child.exitCode === null)
          await wait(10);
        await cluster.crash(signal);
        await cluster.start();
      }
      await survivor.kill();
      expect(survivor.failure()).toBe('');
      await postgres.expectNothingLost();
    },
    LONGEST_MS,
  );
});
