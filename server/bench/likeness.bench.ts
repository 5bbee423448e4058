// Benchmark of the painter's likeness: how similar pictures of one character are, compared with
// those of different characters. The threshold is the painter's own: the distance within which one
// in a hundred pairs of different characters of the same kind lies. A picture without a detected
// face counts as unlike. Characters are random choices in the wizard, with the portrait that the
// wizard gives them; those whose pictures are counted have no part in the threshold.
import { Worker } from 'node:worker_threads';
import * as words from '@velour/painter/vocabulary.ts';
import sharp from 'sharp';
import { chanceOf } from '@velour/painter/random.ts';
import { CLIP_SIZES, SHAPES } from '@velour/contract/studio-limits.ts';
import { creationSteps } from '../src/modules/generation/wizard/wizard.rules.ts';
import { drawingOf, yearsOf } from '../src/modules/characters/service.ts';
import { createPainter } from '../src/providers/image/painter.ts';
import type {
  Identity,
  ImageProvider,
  PictureRequest,
  Scene,
} from '../src/providers/image/port.ts';
import type { FaceReply, FaceRequest } from './face-reader.ts';
import { median, percentile } from './talkers.ts';

/** Characters per kind, with two pictures each. */
const STRANGERS = 36;
/** Characters per kind whose many pictures are compared with their portrait. */
const PERSONS = 6;
const PICTURES = 50;
/** The share of pairs of different characters that may pass. */
const PASSING = 0.01;
const GOAL = 0.95;

const kinds: Readonly<Record<Identity['gender'], string>> = {
  female: 'women',
  male: 'men',
  anime: 'anime',
};

type Face = Float32Array | undefined;

export async function run(): Promise<void> {
  const painter = createPainter();
  const reader = openReader();
  const look = async (drawing: Drawing): Promise<Face> =>
    reader.read(await paint(painter, drawing));
  try {
    for (const gender of ['female', 'male', 'anime'] as const)
      report(kinds[gender], await measure(gender, look));
  } finally {
    await painter.close();
    await reader.close();
  }
}

type Drawing = Pick<PictureRequest, 'identity' | 'scene' | 'width' | 'height'>;
type Look = (drawing: Drawing) => Promise<Face>;

interface Measured {
  /** Distances between pictures of different characters. */
  readonly strangers: number[];
  /** Distances to the portrait, per character; infinite without a detected face. */
  readonly persons: readonly number[][];
  readonly unseen: number;
  readonly looked: number;
}

async function measure(gender: Identity['gender'], look: Look): Promise<Measured> {
  const faces: Face[] = [];
  const lookAt = async (drawing: Drawing): Promise<Face> => {
    const face = await look(drawing);
    faces.push(face);
    return face;
  };
  const others: [Face, Face][] = [];
  for (let at = 0; at < STRANGERS; at += 1) {
    const portrait = portraitOf(gender, at);
    others.push([await lookAt(portrait), await lookAt(pictureOf(portrait, at * 7 + 3))]);
  }
  // The portrait of one character with a picture of another, as below.
  const strangers = others.flatMap(([face], at) =>
    others.flatMap(([, other], place) =>
      at === place || !face || !other ? [] : [distance(face, other)],
    ),
  );
  const persons: number[][] = [];
  for (let person = 0; person < PERSONS; person += 1) {
    const portrait = portraitOf(gender, STRANGERS + person);
    const reference = await lookAt(portrait);
    const distances: number[] = [];
    for (let at = 0; at < PICTURES; at += 1)
      distances.push(distance(reference, await lookAt(pictureOf(portrait, at))));
    persons.push(distances);
  }
  const unseen = faces.filter((face) => face === undefined).length;
  return { strangers, persons, unseen, looked: faces.length };
}

function report(name: string, { strangers, persons, unseen, looked }: Measured): void {
  const threshold = percentile(strangers, PASSING);
  const isLike = (one: number): boolean => one <= threshold;
  const shares = persons.map((distances) => distances.filter(isLike).length / distances.length);
  const poses = Object.entries(
    Object.groupBy(
      persons.flatMap((distances) => distances.map((one, at) => ({ one, pose: sceneOf(at).pose }))),
      ({ pose }) => pose,
    ),
  ).map(([pose, of = []]) => `${pose} ${of.filter(({ one }) => isLike(one)).length}/${of.length}`);
  const all = persons.flat();
  const [mean, same] = [all.filter(isLike).length / all.length, all.filter(Number.isFinite)];
  process.stdout.write(
    [
      `${name}: threshold ${threshold.toFixed(3)}, within which ${PASSING * 100} of 100 pairs of ${STRANGERS} characters are (${strangers.length} pairs, median ${median(strangers).toFixed(3)})`,
      `  pictures of one other character: median distance ${median(same).toFixed(3)}, 95 of 100 within ${percentile(same, 0.95).toFixed(3)}; within the threshold ${inPercent(mean)}, of ${PICTURES} each: ${shares.map(inPercent).join(', ')} (goal: ${inPercent(GOAL)} each)  ${shares.every((share) => share >= GOAL) ? 'met' : 'NOT MET'}`,
      `  by pose: ${poses.join(', ')}`,
      `  no face found in ${unseen} of ${looked} pictures`,
      '',
    ].join('\n'),
  );
}

const inPercent = (share: number): string => `${(share * 100).toFixed(0)} %`;

function distance(one: Face, other: Face): number {
  if (!one || !other) return Infinity;
  return Math.hypot(...one.map((value, at) => value - (other[at] ?? 0)));
}

const nth = (list: readonly string[], at: number): string => list[at % list.length] ?? '';

/** A random choice of everything the wizard offers; `at` is the character's number. */
function portraitOf(gender: Identity['gender'], at: number): Drawing {
  const chance = chanceOf(at, `choices for ${gender}`);
  const pick = (options: readonly { readonly value: string }[]): string =>
    options[Math.floor(chance.next() * options.length)]?.value ?? '';
  const words: Record<string, string> = {};
  for (const { field, options, beside } of creationSteps(gender, {})) {
    if (field && options.length > 0) words[field] = pick(options);
    if (beside) words[beside.field] = pick(beside.options);
  }
  const years = yearsOf(Math.round(chance.between(21, 55)));
  const { identity, scene } = drawingOf({ gender, words: { ...words, ...(years && { years }) } });
  return { identity: { ...identity, seed: at * 7919 + 11 }, scene, ...CLIP_SIZES.portrait };
}

const pictureOf = ({ identity }: Drawing, at: number): Drawing => ({
  identity,
  scene: sceneOf(at),
  ...CLIP_SIZES[SHAPES[Math.floor(at / 7) % SHAPES.length] ?? 'portrait'],
});

/** Steps are coprime, so that places, lights and poses are combined in many ways. */
const sceneOf = (at: number): Scene => ({
  place: nth(words.places, at * 5),
  light: nth(words.lights, at * 3),
  pose: nth(words.poses, at),
  mood: nth(words.moods, at * 2 + 1),
  outfit: nth(words.outfits, at * 7),
  colour: nth(words.clothColours, at * 5 + 1),
  seed: at + 1,
});

async function paint(painter: ImageProvider, drawing: Drawing) {
  const { signal } = new AbortController();
  const { bytes } = await painter.paint({ ...drawing, signal });
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: new Uint8Array(data), width: info.width, height: info.height };
}

/** Reads one picture at a time, in a worker thread. */
function openReader() {
  const worker = new Worker(new URL('./face-reader.ts', import.meta.url));
  const waiting = new Map<number, PromiseWithResolvers<Face>>();
  worker.on('message', ({ id, face }: FaceReply) => {
    waiting.get(id)?.resolve(face);
    waiting.delete(id);
  });
  worker.on('error', (error) => waiting.forEach(({ reject }) => reject(error)));
  let next = 0;
  return {
    read(picture: Omit<FaceRequest, 'id'>): Promise<Face> {
      const id = (next += 1);
      const reply = Promise.withResolvers<Face>();
      waiting.set(id, reply);
      worker.postMessage({ id, ...picture } satisfies FaceRequest);
      return reply.promise;
    },
    close: () => worker.terminate(),
  };
}
