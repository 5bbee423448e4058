// Benchmark of memory recall without a judge model: whether the messages that answer a question are recalled, and the cost.
import { basename } from 'node:path';
import { performance } from 'node:perf_hooks';
import { MAX_CANDIDATES, orderByAnswer, weigh } from '@velour/chat-memory/answers.ts';
import { readFacts } from '@velour/chat-memory/facts/fact-patterns.ts';
import { createLocalEmbeddings } from '../src/providers/embeddings/local.ts';
import { readQuestion, type Speakers } from '@velour/chat-memory/recall-question.ts';
import { createLookUp, indexOf, key, type Looked } from './memory-candidates.ts';
import { readConversations, readStatements, type Conversation } from './memory-conversations.ts';
import { createHandwrittenTalk } from './memory-pairs.ts';
import { readPublicTalks } from './memory-public.ts';
import { createTalk, type Question } from './memory-talk.ts';
import { percentile } from './talkers.ts';

/** Seeds used for development; the reported ones are others. */
const DEVELOPMENT = [1, 2, 3];
const REPORTED = [101, 102, 103, 104, 105];
const SIZE = { messages: 1_200, facts: 40 };
const LARGE = { messages: 100_000, facts: 40 };

interface Answered extends Question {
  readonly found: readonly number[];
}

/** Like recall in the product: by the texts of the messages found; `anyway` something is recalled for every question. */
function answered({ question, candidates }: Looked, speakers: Speakers, anyway = false): Answered {
  const ordered = anyway
    ? weigh(question.text, candidates, speakers).ordered
    : orderByAnswer(question.text, candidates, speakers);
  return { ...question, found: ordered.map(({ seq }) => seq) };
}

const share = (of: readonly Answered[], holds: (one: Answered) => boolean): string =>
  of.length === 0 ? '–' : `${((of.filter(holds).length / of.length) * 100).toFixed(1)} %`;
const any = (one: Answered, k: number): boolean =>
  one.gold.some((seq) => one.found.slice(0, k).includes(seq));
const all = (one: Answered, k: number): boolean =>
  one.gold.every((seq) => one.found.slice(0, k).includes(seq));

const print = (line: string): void => void process.stdout.write(`${line}\n`);

function report(name: string, of: readonly Answered[]): void {
  print(`${name}: ${of.length} questions`);
  print('  kind                      any@1     any@5     all@5    all@10     turn R@10');
  const known = of.filter(({ gold }) => gold.length > 0);
  for (const ability of new Set(known.map((one) => one.ability)))
    for (const isReworded of [false, true]) {
      const some = known.filter((one) => one.ability === ability && one.isReworded === isReworded);
      if (some.length > 0) row(`${ability}${isReworded ? ', reworded' : ''}`, some);
    }
  row('all', known);
  const unknown = of.filter(({ gold }) => gold.length === 0);
  print(`  recalled though never said: ${share(unknown, ({ found }) => found.length > 0)}`);
  print(`  nothing recalled of what was: ${share(known, ({ found }) => found.length === 0)}`);
}

function row(name: string, some: readonly Answered[]): void {
  const shares = some.map(
    ({ gold, found }) =>
      gold.filter((seq) => found.slice(0, 10).includes(seq)).length / gold.length,
  );
  const mean = shares.reduce((sum, one) => sum + one, 0) / shares.length;
  const recall = `${(mean * 100).toFixed(1)} %`;
  const cells = [
    share(some, (one) => any(one, 1)),
    share(some, (one) => any(one, 5)),
    share(some, (one) => all(one, 5)),
    share(some, (one) => all(one, 10)),
    recall,
  ];
  print(`  ${name.padEnd(24)} ${cells.map((cell) => cell.padStart(8)).join('  ')}`);
}

function time(): void {
  const { messages, questions } = createTalk(7, LARGE);
  const before = process.memoryUsage().heapUsed;
  const began = performance.now();
  const index = indexOf(messages);
  const built = performance.now() - began;
  const bytes = process.memoryUsage().heapUsed - before;
  const times = questions.map(({ text }) => {
    const at = process.cpuUsage();
    index.find(readQuestion(text, key), MAX_CANDIDATES);
    const { user, system } = process.cpuUsage(at);
    return (user + system) / 1_000;
  });
  print(
    `${LARGE.messages} messages: indexed in ${built.toFixed(0)} ms, about ${(bytes / 1e6).toFixed(0)} MB; a question takes the processor p95 ${percentile(times, 0.95).toFixed(2)} ms (goal 10 ms)`,
  );
}

/**
 * Of the facts that are annotated in the conversations; an extracted fact without annotation may
 * still be true.
 */
function reportFacts(name: string, talks: readonly Conversation[]): void {
  const read = talks.flatMap((talk) =>
    readFacts(talk.messages).map(({ seq, text }) => ({ talk, seq, text: text.toLowerCase() })),
  );
  const marked = talks.flatMap((talk) => talk.facts.map((fact) => ({ talk, ...fact })));
  const isSame = (fact: (typeof marked)[number], one: (typeof read)[number]): boolean =>
    fact.talk === one.talk && fact.seq === one.seq && one.text.includes(fact.word.toLowerCase());
  const found = marked.filter((fact) => read.some((one) => isSame(fact, one)));
  const others = read.filter((one) => !marked.some((fact) => isSame(fact, one)));
  print(
    `${name}: patterns read ${found.length} of ${marked.length} facts, and ${others.length} that are not marked`,
  );
  for (const { text } of others) print(`  ${text}`);
}

function reportStatements(half: 'development' | 'held-out'): void {
  const read = readStatements(half).map(({ word, text }, seq) => ({
    word,
    facts: readFacts([{ seq, author: 'user', text, at: new Date(0), day: '1970-01-01' }]),
  }));
  const stated = read.filter(({ word }) => word !== undefined);
  const found = stated.filter(({ word = '', facts }) =>
    facts.some(({ text }) => text.toLowerCase().includes(word)),
  );
  const others = read.filter(({ word }) => word === undefined);
  const wrong = others.filter(({ facts }) => facts.length > 0);
  print(
    `statements, ${half}: patterns read a fact in ${found.length} of ${stated.length}, and in ${wrong.length} of ${others.length} that state none`,
  );
}

export async function run(): Promise<void> {
  const embeddings = createLocalEmbeddings();
  const ways = { 'by words': createLookUp(), 'with embeddings': createLookUp(embeddings) };
  const talks = {
    development: DEVELOPMENT.map((seed) => createTalk(seed, SIZE)),
    reported: REPORTED.map((seed) => createTalk(seed, SIZE)),
    handwritten: DEVELOPMENT.map(createHandwrittenTalk),
    conversations: readConversations('development'),
    'held-out': readConversations('held-out'),
    everyday: readConversations('everyday-development'),
    'everyday-held-out': readConversations('everyday-held-out'),
    asked: readConversations('asked-development'),
    'asked-held-out': readConversations('asked-held-out'),
  };
  const files = process.env['BENCH_PUBLIC_TALKS']?.split(',') ?? [];
  const chosen =
    process.env['BENCH_TALKS']?.split(',') ?? (files.length > 0 ? [] : Object.keys(talks));
  const some = [
    ...Object.entries(talks).filter(([name]) => chosen.includes(name)),
    ...files.map((path) => [basename(path), readPublicTalks(path)] as const),
  ];
  for (const [name, its] of some)
    for (const [way, lookUp] of Object.entries(ways)) {
      const [bound, anyway]: [Answered[], Answered[]] = [[], []];
      for (const talk of its)
        for (const looked of await lookUp(talk)) {
          bound.push(answered(looked, talk.speakers ?? {}));
          anyway.push(answered(looked, talk.speakers ?? {}, true));
        }
      report(`${name}, ${way}`, bound);
      report(`${name}, ${way}, without a bound`, anyway);
    }
  await embeddings.close();
  if (chosen.includes('conversations'))
    reportFacts('conversations', readConversations('development'));
  if (chosen.includes('held-out')) reportFacts('held-out', readConversations('held-out'));
  reportStatements('development');
  reportStatements('held-out');
  time();
}
