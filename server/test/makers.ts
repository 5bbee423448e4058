// Members who create characters, for tests: with tokens, and access to the results.
import { randomUUID } from 'node:crypto';
import type { Creation } from '@velour/contract/creation.ts';
import { vi } from 'vitest';
import type { Database } from '../src/platform/db/open.ts';
import { openScope } from '../src/platform/db/scope.ts';
import type { Person, TestApp } from './app.ts';

/**
 * The longest delay between two attempts; tokens of tests are too short-lived for many longer ones.
 */
const LONGEST_PAUSE_MS = 6_100;

export const isOver = ({ state }: Pick<Creation, 'state'>): boolean =>
  state !== 'queued' && state !== 'running';

export async function balance(person: Person) {
  const { new_one_time_balance, held } = await person.wallet.wallet();
  return { left: new_one_time_balance, held };
}

export function createMakers({ app, database }: { app: TestApp; database: Database }) {
  return {
    /** A member with tokens, enough for one character by default. */
    async maker(tokens = 60): Promise<Person> {
      const person = await app.member();
      if (tokens === 0) return person;
      await app.app.wallet.grant(openScope(database.db, app.site_id), {
        member_id: person.id,
        unit: 'token',
        key: randomUUID(),
        reason: 'package',
        lots: [{ bucket: 'one_time', amount: BigInt(tokens) }],
      });
      return person;
    },

    until: (person: Person, job_id: string, fits: (creation: Creation) => boolean) =>
      vi.waitUntil(
        async () => {
          const creation = await person.creation.status({ params: { job_id } });
          return fits(creation) ? creation : undefined;
        },
        { timeout: 20_000, interval: 50 },
      ),

    /** Runs waiting jobs, moving the clock over delays, until this one has ended. */
    async workOut(person: Person, job_id: string): Promise<Creation> {
      for (let runs = 0; runs < 10; runs += 1) {
        await app.app.jobs.runNext('character');
        const creation = await person.creation.status({ params: { job_id } });
        if (isOver(creation)) return creation;
        app.clock.forward(LONGEST_PAUSE_MS);
      }
      throw new Error('A creation does not come to an end.');
    },
  };
}
