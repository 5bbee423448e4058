// The pictures of the demo world: rows first, the first screen's drawn before the server starts, others later.
import type { App } from '../src/app.ts';
import { BUILT_IN, type Scene } from '../src/providers/image/port.ts';
import type { Scope } from '../src/platform/db/scope.ts';
import type { Log } from '../src/platform/log.ts';
import { identityOf, type SeedCharacter } from './characters.ts';

interface Needs {
  readonly app: App;
  readonly scope: Scope;
  readonly log: Log;
  readonly patienceMs: number;
}

const SIZE = { width: 720, height: 960 };
/** What a phone shows in two columns. */
const CARD_WIDTH = 360;
/** How many portraits of a tab are visible without scrolling: a dome, and the first of the grid. */
const ON_A_SCREEN = 10;
const PER_DOME = 6;

const recipeOf = (seed: SeedCharacter, scene: Scene) => ({
  engine: BUILT_IN,
  identity: identityOf(seed),
  scene,
  ...SIZE,
});

/** Promises the pictures of a character; none is drawn yet. */
export async function planPictures(
  { app, scope }: Pick<Needs, 'app' | 'scope'>,
  seed: SeedCharacter,
) {
  const { portrait, hover, gallery } = seed.pictures;
  const plans = [portrait, hover, ...gallery].map((scene) => ({
    site_id: scope.site_id,
    owner_id: null,
    rating: 'safe' as const,
    verdict: 'approved' as const,
    provenance: { engine: BUILT_IN, seed: scene.seed },
    recipe: recipeOf(seed, scene),
  }));
  const [first, second, ...others] = await app.assets.plan(scope.db, plans);
  return {
    portrait_id: first?.id ?? null,
    hover_id: second?.id ?? null,
    gallery_ids: others.map(({ id }) => id),
    portrait_preview: '',
  };
}

interface Pictured {
  readonly id: string;
  readonly portrait_id: string;
}

/**
 * Draws what the home page shows first, within a time limit. Whatever else is missing is drawn when the server
 * is idle: first the previews of the other portraits, then those portraits, then the second pictures of the cards.
 */
export async function drawWorld(needs: Needs, characterIds: readonly string[]): Promise<void> {
  const { app, scope } = needs;
  const people = await app.characters.picturesOf(scope, characterIds);
  const ids = people.flatMap(({ portrait_id, hover_id }) => [portrait_id, hover_id]);
  const undrawn = new Set(await app.assets.undrawnOf(ids.filter((id) => id !== null)));
  const waiting = people.flatMap(({ id, portrait_id, portrait_preview }): Pictured[] =>
    portrait_id !== null && (undrawn.has(portrait_id) || portrait_preview === '')
      ? [{ id, portrait_id }]
      : [],
  );
  if (undrawn.size + waiting.length === 0) return;

  const queue = await inOrderOfSight(needs, waiting);
  const drawn = await drawFirst(needs, queue);
  const others = queue.filter((one) => !drawn.has(one));
  for (const one of others) {
    app.assets.whenIdle(`preview of ${one.id}`, () => showPreview(needs, one));
  }
  const hovers = people.flatMap(({ hover_id }) => hover_id ?? []);
  for (const id of [...others.map(({ portrait_id }) => portrait_id), ...hovers]) {
    if (!undrawn.has(id)) continue;
    app.assets.whenIdle(`picture ${id}`, () => app.assets.prepare(id, CARD_WIDTH));
  }
}

async function showPreview({ app, scope }: Needs, { id, portrait_id }: Pictured): Promise<void> {
  await app.characters.showPreview(scope, id, await app.assets.previewOf(portrait_id));
}

/** Two at a time, as the painter does, so that the first visitors have no queue before them. */
async function drawFirst(needs: Needs, queue: readonly Pictured[]): Promise<Set<Pictured>> {
  const { app, log, patienceMs } = needs;
  const began = performance.now();
  const left = queue.slice(0, 3 * ON_A_SCREEN);
  const drawn = new Set<Pictured>();
  const drawOn = async (): Promise<void> => {
    while (performance.now() - began < patienceMs) {
      const one = left.shift();
      if (!one) return;
      try {
        await app.assets.prepare(one.portrait_id, CARD_WIDTH);
        await showPreview(needs, one);
        drawn.add(one);
      } catch (error) {
        log.warn({ err: error, character_id: one.id }, 'drawing a portrait failed');
      }
    }
  };
  await Promise.all([drawOn(), drawOn()]);
  const ms = Math.round(performance.now() - began);
  if (drawn.size > 0) log.info({ pictures: drawn.size, ms }, 'pictures of the first screen drawn');
  return drawn;
}

/** Characters on the home page's first screen, the first tab first; then all others. */
async function inOrderOfSight(needs: Needs, waiting: readonly Pictured[]): Promise<Pictured[]> {
  const seen = await seenFirst(needs);
  const first = [...seen].flatMap((id) => waiting.find((one) => one.id === id) ?? []);
  return [...first, ...waiting.filter(({ id }) => !seen.has(id))];
}

async function seenFirst({ app, scope }: Needs): Promise<Set<string>> {
  const seen = new Set<string>();
  for (const gender of ['female', 'anime', 'male'] as const) {
    const browse = { gender, sort: 'popular', limit: ON_A_SCREEN - PER_DOME, offset: 0 } as const;
    const page = await app.catalogue.queries.browse(scope, undefined, browse);
    const domes = await app.catalogue.queries.domes(scope, undefined, { gender });
    const [grid, above] = await Promise.all([page.find(), domes.find()]);
    const inDome = above?.domes[0]?.characters.slice(0, PER_DOME) ?? [];
    for (const { id } of [...inDome, ...(grid?.characters ?? [])]) seen.add(id);
  }
  return seen;
}
