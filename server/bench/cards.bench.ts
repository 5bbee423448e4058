// Benchmark of importing (parsing, validation, re-encoding the picture) and exporting a card of one megabyte.
import { randomFillSync } from 'node:crypto';
import sharp from 'sharp';
import { makeOriginal, makePreview } from '../src/modules/assets/renditions.ts';
import { readCardFile, writeCardFile } from '../src/modules/characters/cards/cards.ts';
import { completeContent } from '../src/modules/characters/characters.rules.ts';
import { createSafetyService } from '../src/modules/safety/service.ts';
import { median } from './talkers.ts';

const RUNS = 15;
const GOAL_MS = 300;
const WORDS = 'She keeps a lighthouse and knows the names of all the winds that come by. ';

/** A picture that compresses badly, so that its size is realistic. */
async function pictureOf(width: number, height: number): Promise<Buffer> {
  const noise = randomFillSync(Buffer.alloc((width * height * 3) / 4));
  const quarter = { width: width / 2, height: height / 2, channels: 3 } as const;
  return sharp(noise, { raw: quarter }).resize(width, height).png().toBuffer();
}

export async function run(): Promise<void> {
  const safety = createSafetyService();
  safety.prepare();
  const character = completeContent({
    name: 'Orla',
    age: 34,
    gender: 'female',
    tagline: 'Keeps a lighthouse.',
    description: WORDS.repeat(60),
    personality: WORDS.repeat(10),
    scenario: WORDS.repeat(5),
    greeting: WORDS.repeat(8),
    alternate_greetings: [WORDS.repeat(8), WORDS.repeat(8)],
    example_dialogue: WORDS.repeat(20),
    tags: ['sea'],
  });
  const picture = await pictureOf(640, 896);
  const file = await writeCardFile('png', { character, card: null, picture, spec: 'v3' });
  const take = async (): Promise<number> => {
    const began = performance.now();
    const read = await readCardFile(file);
    const { name, description, personality, greeting } = read.fields;
    safety.checkCharacter({ age: 34, name, texts: [description, personality, greeting] });
    const { content } = await makeOriginal(read.picture ?? file);
    await makePreview(content);
    return performance.now() - began;
  };
  await take();
  const times: number[] = [];
  for (let at = 0; at < RUNS; at += 1) times.push(await take());
  const took = median(times);
  const size = (file.length / 1024 / 1024).toFixed(1);
  process.stdout.write(
    `a card of ${size} MB comes in: ${took.toFixed(0)} ms, median of ${RUNS} (goal: ${GOAL_MS} ms)  ${took <= GOAL_MS ? 'met' : 'NOT MET'}\n`,
  );
}
