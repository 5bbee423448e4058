// Set-up for kill tests of character creation: persistent members, and workers to kill.
import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Creation } from '@velour/contract/creation.ts';
import { createDice, type Dice } from '@velour/demo-model/seeded.ts';
import type { Database } from '../src/platform/db/open.ts';
import { newCharacter } from './characters.ts';
import type { DatabaseKind, cleanUp } from './databases.ts';
import { createKillable, type Answered } from './killable.ts';
import { createMakers, isOver } from './makers.ts';

export const PRICE = 50;
export const TOKENS = 10_000;

interface Maker {
  readonly id: string;
  readonly token: string;
}

interface Options {
  readonly kind: DatabaseKind;
  readonly later: ReturnType<typeof cleanUp>;
  readonly seed: number;
  readonly makers: number;
}

export type JobWorld = Awaited<ReturnType<typeof createJobWorld>>;

export async function createJobWorld({ kind, later, seed, makers: count }: Options) {
  const random: Dice = createDice(seed);
  const world = await createKillable({ kind, later });
  const makers = await world.within(async (app, database) => {
    const { maker } = createMakers({ app, database });
    const all: Maker[] = [];
    for (let at = 0; at < count; at += 1) {
      const { id, token } = await maker(TOKENS);
      all.push({ id, token });
    }
    return all;
  });

  /** Reads this address, retrying until there is a response. */
  async function read<T>({ token }: Maker, path: string): Promise<T> {
    for (;;) {
      const reply = await fetch(`http://${world.server.address}/api${path}?host=pd`, {
        headers: { authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(5_000),
      }).catch(() => undefined);
      // The server has validated it against the contract.
      if (reply?.ok) return (await reply.json()) as T;
      await wait(50);
    }
  }

  const statusOf = (maker: Maker, job_id: string) =>
    read<Creation>(maker, `/characters/status/${job_id}`);
  const request = (maker: Maker, path: string, body: object = {}): Promise<Answered> =>
    world.insist({ token: maker.token, path, body, key: randomUUID() });

  /** Throws unless a member gets all tokens of a failed job back within five seconds. */
  async function seeTokensBack(maker: Maker, job_id: string): Promise<void> {
    const since = performance.now();
    for (;;) {
      const { held } = await read<{ held: number }>(maker, '/wallet');
      if (held === 0) return;
      if (performance.now() - since > 5_000) throw new Error(`${job_id} holds ${held} tokens.`);
      await wait(50);
    }
  }

  async function untilOver(maker: Maker, job_id: string): Promise<Creation> {
    for (;;) {
      const creation = await statusOf(maker, job_id);
      if (isOver(creation)) return creation;
      await wait(100);
    }
  }

  return {
    place: world.place,
    within: world.within,
    dice: random,
    makers,
    start: world.start,
    startBeside: world.startBeside,
    get server() {
      return world.server;
    },

    /**
     * Creates characters one after another, cancelling some, until it is enough. Returns the
     * started job ids.
     */
    async make(maker: Maker, isEnough: () => boolean): Promise<string[]> {
      const started: string[] = [];
      while (!isEnough()) {
        const { status, body } = await request(maker, '/characters', newCharacter());
        if (status !== 200) throw new Error(`Nothing was started: ${body}`);
        const { job_id } = JSON.parse(body) as Creation;
        started.push(job_id);
        if (random.next() < 0.3) {
          await wait(random.next() * 500);
          await request(maker, `/characters/cancel/${job_id}`);
        }
        const { creation_step } = await untilOver(maker, job_id);
        if (creation_step === 'failed') await seeTokensBack(maker, job_id);
      }
      return started;
    },

    /** Every job with its tokens and its result. */
    async outcomes({ pool }: Database): Promise<Outcome[]> {
      const { rows } = await pool.query<Outcome>(
        `select job.id, job.owner_id, job.state, job.reason, job.attempt, hold.state as hold,
          (select count(*) from hold where reference_id = job.id::text)::int as holds,
          (select count(*) from character where id::text = input->>'character_id')::int as characters,
          (select count(*) from character_creation c
            where c.job_id = job.id and c.character_id is not null)::int as creations,
          (select array_agg(original) from asset
            where provenance->>'job_id' = job.id::text) as pictures
         from job left join hold on hold.key = job.hold_key order by job.id`,
      );
      return rows;
    },

    /** Whether a file is stored. */
    isStored: (key: string): Promise<boolean> =>
      stat(join(world.place.dataDir, 'files', key)).then(
        ({ size }) => size > 0,
        () => false,
      ),
  };
}

export interface Outcome {
  readonly id: string;
  readonly owner_id: string;
  readonly state: string;
  readonly reason: string | null;
  readonly attempt: number;
  readonly hold: string | null;
  readonly holds: number;
  readonly characters: number;
  readonly creations: number;
  readonly pictures: string[] | null;
}
