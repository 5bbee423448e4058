// Fits how sure recall has to be on the talks of development, the handwritten pairs and the generator, each judged by weights
// that were fitted on the others, by the signs in use: `node server/bench/memory-fit.ts`.
import {
  BY_MEANING,
  BY_WORDS,
  SURE_SIGNS,
  weigh,
  type SureSigns,
} from '@velour/chat-memory/answers.ts';
import { createLocalEmbeddings } from '../src/providers/embeddings/local.ts';
import { createLookUp } from './memory-candidates.ts';
import { readConversations } from './memory-conversations.ts';
import { createHandwrittenTalk } from './memory-pairs.ts';
import { createTalk, type Talk } from './memory-talk.ts';

/** A question, and what its candidates tell. */
interface Case {
  readonly talk: string;
  readonly sure: SureSigns | undefined;
  /** Whether one of the first five answers. */
  readonly isHit: boolean;
  readonly isNever: boolean;
}

/** Keeps weights that the texts do not ask for near 0. */
const RIDGE = 0.01;
const STEPS = 3_000;
const RATE = 0.5;
const WITHIN = 5;

const dot = (weights: readonly number[], of: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * (of[at] ?? 0), 0);

type ValuesOf = (sure: SureSigns) => number[];

/** A logistic regression by gradient descent; the last weight is that of every question. */
function fit(cases: readonly Case[], valuesOf: ValuesOf): number[] {
  const rows = cases.flatMap(({ sure, isHit }) =>
    sure ? [{ of: valuesOf(sure), is: isHit ? 1 : 0 }] : [],
  );
  let weights = (rows[0]?.of ?? []).map(() => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const gradient = weights.map((one) => one * RIDGE);
    for (const { of, is } of rows) {
      const off = (1 / (1 + Math.exp(-dot(weights, of))) - is) / rows.length;
      for (const [at, value] of of.entries()) gradient[at] = (gradient[at] ?? 0) + off * value;
    }
    weights = weights.map((one, at) => one - RATE * (gradient[at] ?? 0));
  }
  return weights;
}

const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;

/** How many are answered among the first five where at most so many of those that nothing answers recall something. */
function curve(judged: readonly (Case & { readonly score: number })[]): string {
  const never = judged.flatMap(({ isNever, score }) => (isNever ? [score] : []));
  const wanted = judged.filter(({ isNever }) => !isNever);
  const falling = never.sort((a, b) => b - a);
  return [0.05, 0.1, 0.2, 0.25, 0.4, 1]
    .map((share) => {
      const above = falling[Math.floor(share * falling.length)] ?? -Infinity;
      const found = wanted.filter(({ isHit, score }) => isHit && score > above).length;
      return `${percent(share)}: ${percent(found / wanted.length)}`;
    })
    .join(', ');
}

const isOwn = (talk: string): boolean => talk !== 'pairs' && talk !== 'generator';
const print = (line: string): void => void process.stdout.write(`${line}\n`);

const halves = ['development', 'everyday-development', 'asked-development'] as const;
const talks: readonly (readonly [string, Talk])[] = [
  ...halves.flatMap(readConversations).map((talk) => [talk.name, talk] as const),
  ['pairs', createHandwrittenTalk(1)],
  ['generator', createTalk(1, { messages: 1_200, facts: 40 })],
];
const embeddings = createLocalEmbeddings();
for (const provider of [undefined, embeddings]) {
  const lookUp = createLookUp(provider);
  const { weights: used, least } = provider ? BY_MEANING : BY_WORDS;
  const signs = SURE_SIGNS.filter((sign) => used[sign] !== 0);
  const valuesOf: ValuesOf = (sure) => [...signs.map((sign) => sure[sign]), 1];
  const cases: Case[] = [];
  for (const [name, talk] of talks)
    for (const { question, candidates } of await lookUp(talk)) {
      const { ordered, sure } = weigh(question.text, candidates, talk.speakers ?? {});
      const isHit = ordered.slice(0, WITHIN).some(({ seq }) => question.gold.includes(seq));
      cases.push({ talk: name, sure, isHit, isNever: question.gold.length === 0 });
    }
  const judged = talks.flatMap(([name]) => {
    const others = cases.filter(({ talk }) => talk !== name);
    const weights = fit(others, valuesOf);
    return cases
      .filter(({ talk }) => talk === name)
      .map((one) => {
        const score = one.sure ? dot(weights, valuesOf(one.sure)) : -Infinity;
        return { ...one, score };
      });
  });
  print(
    `${provider ? 'with embeddings' : 'by words'}: any@5 by what is recalled though never said`,
  );
  print(`  talks: ${curve(judged.filter(({ talk }) => isOwn(talk)))}`);
  print(`  pairs: ${curve(judged.filter(({ talk }) => talk === 'pairs'))}`);
  print(`  generator: ${curve(judged.filter(({ talk }) => talk === 'generator'))}`);
  const shown = (name: string, weights: readonly number[]): void =>
    print(
      `  ${name}: ${[...signs, 'always'].map((sign, at) => `${sign} ${weights[at]?.toFixed(2)}`).join(', ')}`,
    );
  shown('weights', fit(cases, valuesOf));
  const ofTalks = cases.filter(({ talk }) => isOwn(talk));
  shown('weights of the talks alone', fit(ofTalks, valuesOf));
  shown('weights in use', [...signs.map((sign) => used[sign]), -least]);
}
await embeddings.close();
