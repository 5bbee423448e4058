// Kills around every step of a paid job, and at random: each character is paid and created once, or not at all.
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { cleanUp, onDatabase } from './databases.ts';
import { isDeep, printedSeed, times } from '@velour/testing/depth.ts';
import { createJobWorld, PRICE, TOKENS, type JobWorld } from './job-world.ts';
import type { StartedServer } from './started-server.ts';

/** The number of kills. */
const KILLS = times(1, 60);
/** The time limit from the last fault to the end of all jobs. */
const TERMINAL_MS = 60_000;

/** Where to kill: before the n-th of these statements, or this many statements later. */
const POINTS = [
  '"drawing"|1|0', // leased and reserved, before the painter's request
  'insert into \\"asset\\"|1|1', // in the transaction that takes the tokens
  'lease_until\\" = $1, \\"done\\"|1|0', // the first picture stored, before any notification
  'insert into \\"job\\"|2|1', // paid for and written, not committed
  'attempt\\" + 1|1|1', // taken, not committed
  'lease_until\\" = $1, \\"done\\"|4|1', // all pictures stored
  'insert into \\"character\\"|1|1', // the character there, the tokens not taken
  'update \\"hold\\" set|1|0', // before the tokens are taken or given back
  'update \\"hold\\" set|1|1', // and just after
  'update \\"hold\\" set|2|4', // after the commit of that
  'insert into \\"job\\"|1|0', // tokens set aside, no job yet
  'insert into \\"character_creation\\"|1|2', // before the response
  '"drawing"|3|1', // while it is painted
  'attempt\\" + 1|1|4', // taken, nothing reserved
  'commit|20|0',
];

/** The running processes: one, or two that share the jobs. */
interface Life {
  readonly processes: readonly StartedServer[];
}

async function begin(world: JobWorld, dying: readonly (string | undefined)[]): Promise<Life> {
  const [first, second] = dying;
  await world.start({ dying: first });
  const others =
    dying.length > 1
      ? [await world.startBeside({ dying: second, settings: { ROLES: 'worker' } })]
      : [];
  return { processes: [world.server, ...others] };
}

/** Waits until one of them has killed itself or a time limit is over, then kills all. */
async function kill({ dice }: JobWorld, { processes }: Life): Promise<void> {
  await Promise.race([...processes.map(({ gone }) => gone), wait(2_500 + dice.next() * 1_500)]);
  await Promise.all(processes.map((server) => server.end('SIGKILL')));
}

onDatabase('processes that are killed while characters are made', (_open, kind) => {
  const later = cleanUp();
  const isEmbedded = kind.title === 'embedded';
  // The databases start at different points of the list, so that a short run covers more of it.
  const from = isEmbedded ? 0 : 3;

  /** Connections of killed processes would block their jobs on a server for half a minute. */
  async function passLeases(world: JobWorld): Promise<void> {
    const { url } = world.place;
    if (url === undefined || isDeep()) return;
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`update job set lease_until = now() where state = 'running'`);
    await client.end();
  }

  test(
    `${KILLS} times make each of them once for one price, or give the tokens back`,
    async () => {
      const world = await createJobWorld({ kind, later, seed: printedSeed(), makers: 3 });
      let over = false;
      const pointAt = (n: number) => POINTS[n % POINTS.length];
      const lives = (n: number) =>
        isEmbedded ? [pointAt(from + n)] : [pointAt(from + 2 * n), pointAt(from + 2 * n + 1)];
      let life = await begin(world, lives(0));
      const making = world.makers.map((maker) => world.make(maker, () => over));
      for (let kills = 1; kills <= KILLS; kills += 1) {
        await kill(world, life);
        await passLeases(world);
        const isLast = kills === KILLS;
        life = await begin(world, isLast ? lives(0).map(() => undefined) : lives(kills));
      }
      const since = performance.now();
      over = true;
      const started = (await Promise.all(making)).flat();
      const took = performance.now() - since;
      expect(took).toBeLessThan(TERMINAL_MS);
      await Promise.all(life.processes.map((server) => server.end('SIGTERM')));

      await world.within(async ({ app }, database) => {
        const outcomes = await world.outcomes(database);
        // A retried request has the same effect as one.
        expect(outcomes.map(({ id }) => id).toSorted()).toEqual(started.toSorted());
        for (const { id, state, hold, holds, characters, creations, pictures } of outcomes) {
          const isMade = state === 'succeeded';
          expect(['succeeded', 'cancelled', 'dead', 'failed']).toContain(state);
          const found = { id, hold, holds, characters, creations, pictures: pictures?.length ?? 0 };
          const one = isMade ? 1 : 0;
          expect(found).toEqual({
            id,
            hold: isMade ? 'captured' : 'released',
            holds: 1,
            characters: one,
            creations: one,
            pictures: 4 * one,
          });
          for (const key of pictures ?? []) expect(await world.isStored(key)).toBe(true);
        }
        for (const { id } of world.makers) {
          const own = outcomes.filter(({ owner_id }) => owner_id === id);
          const paid = own.filter(({ state }) => state === 'succeeded').length * PRICE;
          const { rows } = await database.pool.query(
            `select balance::int from ledger_account where owner_id = $1 and kind = 'user_spendable' and unit = 'token'`,
            [id],
          );
          expect(rows).toEqual([{ balance: TOKENS - paid }]);
        }
        expect((await app.wallet.reconcile()).findings).toEqual([]);
        const counts = Object.groupBy(outcomes, ({ state }) => state);
        const parts = Object.entries(counts).map(([state, of]) => `${of?.length} ${state}`);
        process.stdout.write(
          `${KILLS} kills (${kind.title}): ${parts.join(', ')}, over after ${(took / 1_000).toFixed(1)} s\n`,
        );
      });
    },
    600_000 + KILLS * 60_000,
  );
});
