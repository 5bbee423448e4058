// Long handwritten conversations over several sessions, with questions and with the facts that are mentioned in them.
import { readFileSync } from 'node:fs';
import { createDice } from '@velour/demo-model/seeded.ts';
import { dayOf } from '@velour/calendar/calendar.ts';
import type { SourceMessage } from '@velour/chat-memory/facts/facts.ts';
import { pick, type Ability, type Question, type Talk } from './memory-talk.ts';

/** Including filler messages. */
const MESSAGES = 180;
const SEED = 11;
const MINUTE = 60_000;

export interface Conversation extends Talk {
  readonly name: string;
  /**
   * Lasting facts about the person: a word that each contains, and the message that mentions it.
   */
  readonly facts: readonly { readonly seq: number; readonly word: string }[];
}

const KINDS: Readonly<Record<string, Ability>> = {
  single: 'one message',
  multi: 'two messages',
  time: 'with a date',
  update: 'updated',
  negation: 'negation',
  never: 'never said',
  unrelated: 'never said',
};

const SPOKEN = /^(?<who>[uc])(?<marks>[^:]*): (?<text>.+)$/;
const QUESTION = /^\? (?<kind>\w+)(?<marks>[^:]*): (?<text>.+)$/;

interface Line {
  readonly author: SourceMessage['author'];
  readonly marks: readonly string[];
  readonly text: string;
  readonly session: number;
}

export type Half =
  | 'development'
  | 'held-out'
  | 'everyday-development'
  | 'everyday-held-out'
  | 'asked-development'
  | 'asked-held-out';

export const readConversations = (half: Half): Conversation[] =>
  read(`${half}.txt`)
    .split(/\n\n# /)
    .slice(1)
    .map(readConversation);

/** Sentences with a word that a fact of each has to hold; undefined where none is stated. */
export const readStatements = (half: 'development' | 'held-out') =>
  (read('statements.txt').split(`# ${half}\n`)[1] ?? '')
    .split('\n\n', 1)
    .flatMap((part) => part.trim().split('\n'))
    .map((line) => {
      const [word = '', text = ''] = line.split(' | ');
      return { word: word === '-' ? undefined : word, text };
    });

const read = (name: string): string =>
  readFileSync(new URL(`conversations/${name}`, import.meta.url), 'utf8');

const wordsOf = (marks = ''): string[] => marks.split(' ').filter(Boolean);

function readConversation(block: string, number: number): Conversation {
  const [head = '', ...rest] = block.trim().split('\n');
  const [name = '', person, character] = head.split(/[:,] /);
  const days: number[] = [];
  let language = '';
  const own: Line[] = [];
  const sought: { kind: string; marks: string[]; text: string }[] = [];
  for (const line of rest) {
    const spoken = SPOKEN.exec(line)?.groups;
    const question = QUESTION.exec(line)?.groups;
    if (line.startsWith('@ ')) days.push(Date.parse(`${line.slice(2)}T18:00:00Z`));
    else if (line.startsWith('lang ')) language = `-${line.slice(5)}`;
    else if (question)
      sought.push({
        kind: question['kind'] ?? '',
        marks: wordsOf(question['marks']),
        text: question['text'] ?? '',
      });
    else if (spoken)
      own.push({
        author: spoken['who'] === 'u' ? 'user' : 'character',
        marks: wordsOf(spoken['marks']),
        text: spoken['text'] ?? '',
        session: days.length - 1,
      });
    else throw new Error(`What does this line mean: ${line}`);
  }
  const lines = withChatter(own, number, `chatter${language}.txt`);
  const messages = lines.map(({ author, text, session }, n): SourceMessage => {
    const at = new Date((days[session] ?? 0) + n * MINUTE);
    return { seq: n + 3, author, text, at, day: dayOf(at) };
  });
  const marked = (mark: string): number[] =>
    lines.flatMap(({ marks }, at) => (marks.includes(mark) ? [at + 3] : []));
  const questions = sought.map(({ kind, marks, text }): Question => {
    const ability = KINDS[kind];
    const gold = marks.flatMap(marked);
    if (ability === undefined || gold.length !== marks.length)
      throw new Error(`What does this question mean: ${text}`);
    return { ability, isReworded: false, text, gold };
  });
  const facts = lines.flatMap(({ marks }, at) =>
    marks
      .filter((mark) => mark.startsWith('!'))
      .map((mark) => ({ seq: at + 3, word: mark.slice(1) })),
  );
  return { name, speakers: { person, character }, messages, questions, facts };
}

/**
 * Filler pairs are inserted only between an answer of the character and the person's next message,
 * so that related lines stay together.
 */
function withChatter(own: readonly Line[], number: number, chatter: string): Line[] {
  const dice = createDice(SEED + number);
  const pairs = [...read(chatter).matchAll(/^u: (.+)\nc: (.+)$/gm)];
  const lines = [...own];
  while (lines.length < MESSAGES && pairs.length > 0) {
    const places = lines.flatMap(({ author, session }, at) =>
      author === 'user' && at > 0 && lines[at - 1]?.author === 'character' ? [{ at, session }] : [],
    );
    const { at, session } = pick(dice, places);
    const [, said = '', answered = ''] =
      pairs.splice(Math.floor(dice.next() * pairs.length), 1)[0] ?? [];
    lines.splice(
      at,
      0,
      { author: 'user', marks: [], text: said, session },
      { author: 'character', marks: [], text: answered, session },
    );
  }
  return lines;
}
