// Planting the demo world: official characters with their pictures, and the shelves. Safe to run at every start.
import type { Gender } from '@velour/contract/scalars.ts';
import type { App } from '../src/app.ts';
import type { ImageEngine, Scene } from '../src/engines/image/port.ts';
import type { Clock } from '../src/platform/clock.ts';
import type { Db } from '../src/platform/db/handle.ts';
import { openScope, type Scope } from '../src/platform/db/scope.ts';
import type { Log } from '../src/platform/log.ts';
import { characters, identityOf, type SeedCharacter } from './characters.ts';
import { domes, type SeedDome } from './domes.ts';

interface Needs {
  readonly app: App;
  readonly db: Db;
  /** Opened only when somebody is missing: most starts need no picture. */
  readonly openPainter: () => Promise<ImageEngine>;
  readonly clock: Clock;
  readonly log: Log;
}

interface Planting extends Pick<Needs, 'app' | 'clock'> {
  readonly scope: Scope;
  readonly painter: ImageEngine;
}

const SIZE = { width: 768, height: 1024 };

export async function seedDemo({ app, db, openPainter, clock, log }: Needs): Promise<void> {
  const site = await app.sites.ensureDefault();
  const scope = openScope(db, site.id);
  const missing = await app.characters.missingOf(
    scope,
    characters.map((one) => one.id),
  );
  if (missing.length > 0) {
    const began = clock.now().getTime();
    const planted = characters.filter((one) => missing.includes(one.id));
    const painter = await openPainter();
    await Promise.all(planted.map((one) => plant({ app, scope, painter, clock }, one)));
    const ms = clock.now().getTime() - began;
    log.info({ characters: planted.length, ms }, 'the demo world is planted');
  }
  // At every start, since a first one may have been killed before it came this far; what is there stays as it is.
  await Promise.all(domes.map((dome, position) => shelve({ app, scope, clock }, dome, position)));
}

async function shelve(
  { app, scope, clock }: Omit<Planting, 'painter'>,
  { characters: slugs, ...dome }: SeedDome,
  position: number,
): Promise<void> {
  const ids = slugs.flatMap((slug) =>
    characters.filter((one) => one.slug === slug).map((one) => one.id),
  );
  const row = { ...dome, site_id: scope.site_id, position, created_at: clock.now() };
  await app.characters.addDome(scope, row, ids);
}

async function plant(needs: Planting, seed: SeedCharacter): Promise<void> {
  const { app, scope, clock } = needs;
  const { pictures, id, slug, ...words } = seed;
  const [portrait, hover, ...gallery] = await Promise.all(
    [pictures.portrait, pictures.hover, ...pictures.gallery].map((scene) =>
      paint(needs, seed, scene),
    ),
  );
  const now = clock.now();
  // A world that was not made in one minute: every eleven days somebody else moved in.
  const age = characters.indexOf(seed) * 11 + 3;
  const created_at = new Date(now.getTime() - age * 24 * 3_600_000);
  await app.characters.addOfficial(scope, {
    ...words,
    id,
    slug,
    gender: words.gender satisfies Gender,
    alternate_greetings: [...words.alternate_greetings],
    traits: { ...words.traits },
    tags: [...words.tags],
    site_id: scope.site_id,
    owner_id: null,
    visibility: 'public',
    is_official: true,
    rating: 'safe',
    portrait_id: portrait?.id ?? null,
    hover_id: hover?.id ?? null,
    gallery_ids: gallery.map((asset) => asset.id),
    portrait_preview: portrait?.preview ?? '',
    created_at,
    updated_at: now,
  });
}

async function paint(needs: Planting, seed: SeedCharacter, scene: Scene) {
  const { app, scope, painter } = needs;
  const signal = AbortSignal.timeout(60_000);
  const picture = await painter.paint({ identity: identityOf(seed), scene, ...SIZE, signal });
  return app.assets.store(scope.db, {
    site_id: scope.site_id,
    owner_id: null,
    bytes: picture.bytes,
    rating: 'safe',
    verdict: 'approved',
    provenance: { engine: painter.name, seed: scene.seed },
  });
}
