// Seeds the demo world: members, characters with pictures, domes. Idempotent; runs at every start.
import type { Gender } from '@velour/contract/scalars.ts';
import type { App } from '../src/app.ts';
import type { Clock } from '../src/platform/clock.ts';
import type { Db } from '../src/platform/db/handle.ts';
import { inTransaction, openScope, type Scope } from '../src/platform/db/scope.ts';
import type { Log } from '../src/platform/log.ts';
import { characters, type SeedCharacter } from './characters.ts';
import { domes, type SeedDome } from './domes.ts';
import { members } from './members.ts';
import { drawWorld, planPictures } from './pictures.ts';
import { demoRecord } from './site.ts';

interface Needs {
  readonly app: App;
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  /** How long the start waits for the first screen's pictures; a slow machine draws the rest on request. */
  readonly patienceMs?: number;
}

interface Planting extends Omit<Needs, 'db' | 'patienceMs'> {
  readonly scope: Scope;
}

/** A character of the demo world with the member who made it; none for an official one. */
interface Settler {
  readonly seed: SeedCharacter;
  readonly owner_id: string | null;
}

/** The highest id first: the order of characters without messages, and of the newest. */
const settlers: readonly Settler[] = [
  ...characters.map((seed) => ({ seed, owner_id: null })),
  ...members.flatMap(({ id, made }) => made.map((seed) => ({ seed, owner_id: id }))),
].toSorted((one, other) => (one.seed.id < other.seed.id ? 1 : -1));

export async function seedDemo({ app, db, clock, log, patienceMs = 20_000 }: Needs): Promise<void> {
  const site = await app.sites.ensureDefault();
  await app.sites.furnish(site.id, demoRecord);
  const planting = { app, clock, log, scope: openScope(db, site.id) };
  const ids = settlers.map(({ seed }) => seed.id);
  const missing = await app.characters.missingOf(planting.scope, ids);
  if (missing.length > 0) {
    const began = clock.now().getTime();
    log.info(
      { characters: missing.length },
      'planting the demo world; a slow machine takes minutes',
    );
    const planted = settlers.filter(({ seed }) => missing.includes(seed.id));
    await app.identity.addDemoMembers(planting.scope, members);
    // One after the other: a slow machine would let the last ones wait too long for a connection.
    for (const one of planted) await plant(planting, one);
    const ms = clock.now().getTime() - began;
    log.info({ characters: planted.length, ms }, 'demo world seeded');
  }
  // At every start, since a first one may have been killed before it came this far; what is there stays as it is.
  for (const [position, dome] of domes.entries()) await shelve(planting, dome, position);
  // Only the first start waits for pictures: after a stop the missing ones are drawn while serving.
  await drawWorld({ ...planting, patienceMs: missing.length > 0 ? patienceMs : 0 }, ids);
}

async function shelve(
  { app, scope, clock }: Planting,
  { characters: slugs, ...dome }: SeedDome,
  position: number,
): Promise<void> {
  const ids = slugs.flatMap((slug) =>
    characters.filter((one) => one.slug === slug).map((one) => one.id),
  );
  const row = { ...dome, site_id: scope.site_id, position, created_at: clock.now() };
  await app.catalogue.domes.add(scope, row, ids);
}

async function plant(needs: Planting, settler: Settler): Promise<void> {
  const { seed, owner_id } = settler;
  const { app, scope, clock } = needs;
  const { pictures: _, id, slug, ...words } = seed;
  const now = clock.now();
  // Spread over time: a new character every five days.
  const age = settlers.indexOf(settler) * 5 + 3;
  const created_at = new Date(now.getTime() - age * 24 * 3_600_000);
  await inTransaction(scope, async (tx) => {
    await app.characters.add(tx, {
      ...words,
      ...(await planPictures({ app, scope: tx }, seed)),
      id,
      slug,
      gender: words.gender satisfies Gender,
      alternate_greetings: [...words.alternate_greetings],
      traits: { ...words.traits },
      tags: [...words.tags],
      site_id: scope.site_id,
      owner_id,
      visibility: 'public',
      is_official: owner_id === null,
      rating: 'safe',
      created_at,
      updated_at: now,
    });
  });
}
