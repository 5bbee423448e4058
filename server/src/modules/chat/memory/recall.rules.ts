// Recall by words: finds the earlier messages of a chat that matter for what was just said. Holds stems, never texts. Pure.
import MiniSearch from 'minisearch';
import { fold } from '../../../platform/search-words.ts';
import { stemOf } from '../../../platform/stems.ts';
import type { SourceMessage } from './facts.rules.ts';

interface Indexed {
  readonly id: number;
  readonly own: string;
  /** The messages beside it, since a question and its answer share few words. */
  readonly around: string;
}

/** Words of questions and grammar, which say nothing about what is meant. */
const EMPTY = new Set(
  'a about after again all also am an and any are as at be been before but by can could did do does doing dont for from get go going got had has have he her here hers him his how i if im in into is it its just know let like me mine more my no not now of off oh ok on one or our out over please really remember said say she should so some such tell than that thats the their them then there these they thing this those think to too up us very was we well were what when where which while who whom whose why will with would yes you your yours'.split(
    ' ',
  ),
);
const WORD = /[\p{L}\p{N}]+/gu;

const termOf = (word: string): string | null => (EMPTY.has(word) ? null : stemOf(word));

const termsIn = (text: string): string[] =>
  (fold(text).match(WORD) ?? []).flatMap((word) => termOf(word) ?? []);

const MONTHS = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });

export type RecallIndex = ReturnType<typeof createRecallIndex>;

/** How much of what a question asks for, by the rarity of its words, an earlier message has to hold. */
const LEAST_SHARE = 0.34;
const UNKNOWN = 0.5;
/** How much the newest message of a chat outranks the oldest: what was said later holds. */
const NEWER = 0.4;

export function createRecallIndex() {
  const index = new MiniSearch<Indexed>({
    fields: ['own', 'around'],
    tokenize: (text) => fold(text).match(WORD) ?? [],
    processTerm: termOf,
    searchOptions: { boost: { own: 2, around: 0.3 }, bm25: { k: 1.2, b: 0.75, d: 0.5 } },
  });
  /** In how many messages each stem stands. */
  const spread = new Map<string, number>();
  let last: SourceMessage | undefined;
  let letters = 0;

  const rarityOf = (term: string): number =>
    Math.log(1 + index.documentCount / (1 + (spread.get(term) ?? 0)));

  return {
    /** In their order; each is known by its seq. */
    add(messages: readonly SourceMessage[]): void {
      for (const [at, message] of messages.entries()) {
        const before = at === 0 ? last : messages[at - 1];
        const after = messages[at + 1];
        index.add({
          id: message.seq,
          own: `${message.text} ${MONTHS.format(message.at)} ${message.at.getUTCFullYear()}`,
          around: [before, after].map((beside) => beside?.text ?? '').join(' '),
        });
        for (const term of new Set(termsIn(message.text)))
          spread.set(term, (spread.get(term) ?? 0) + 1);
        letters += message.text.length;
      }
      last = messages.at(-1) ?? last;
    },
    /** The seq up to which it knows the chat; 0 for nothing. */
    upTo: (): number => last?.seq ?? 0,
    /** A measure of its size in memory, in bytes: stems and postings take about three times the text. */
    size: (): number => 4_096 + letters * 3,

    /** The seqs of the messages that matter most, the best first; none where too little of the question is in them. */
    find(question: string, most: number): number[] {
      const terms = [...new Set(termsIn(question))];
      // A word that was never said may only be another word for the same thing.
      const wanted = terms.reduce(
        (sum, term) => sum + rarityOf(term) * (spread.has(term) ? 1 : UNKNOWN),
        0,
      );
      if (wanted === 0) return [];
      return index
        .search(terms.join(' '), {
          processTerm: (term) => term,
          tokenize: (text) => text.split(' '),
          boostDocument: (id) => 1 + (NEWER * Number(id)) / Math.max(1, last?.seq ?? 1),
        })
        .filter(({ terms: found }) => {
          const share = found.reduce((sum, term) => sum + rarityOf(term), 0) / wanted;
          const isKnown = found.some((term) => rarityOf(term) >= Math.log(4));
          return share >= LEAST_SHARE && (isKnown || found.length > 1);
        })
        .slice(0, most)
        .map(({ id }) => Number(id));
    },
  };
}
