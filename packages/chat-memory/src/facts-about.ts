// Finds the facts that a message is about, by the same words as recall. Pure.
import { stemsIn } from '@velour/text-search/indexed-words.ts';
import { formsOf, relatedTo } from './related-words.ts';
import { rarityOf, RELATED } from './recall-index.ts';
import { stemsSought } from './recall-question.ts';
import { nameIn, type RememberedFact } from './remembered.ts';

/** Facts, indexed once. */
export interface KnownFacts {
  readonly facts: readonly RememberedFact[];
  /** The positions of the facts that contain a stem. */
  readonly having: ReadonlyMap<string, readonly number[]>;
  /** The user's name. */
  readonly name: string | undefined;
}

export function indexFacts(facts: readonly RememberedFact[]): KnownFacts {
  const having = new Map<string, number[]>();
  for (const [at, { text }] of facts.entries())
    for (const stem of stemsIn(text)) {
      const places = having.get(stem);
      if (places) places.push(at);
      else having.set(stem, [at]);
    }
  return { facts, having, name: nameIn(facts) };
}

/** The share of a message's words, weighted by rarity, that a fact must contain. */
const LEAST_SHARE = 0.34;
/** More facts would hardly be about one message. */
const MAX_ABOUT = 8;

/** The facts in their order, but first those that the message is about, best first. */
export function aboutFirst(text: string, { facts, having }: KnownFacts): RememberedFact[] {
  const havingOne = (words: Iterable<string>): Set<number> =>
    new Set([...words].flatMap((word) => having.get(word) ?? []));
  const scores = new Map<number, number>();
  let least = 0;
  for (const stem of stemsSought(text)) {
    const has = havingOne([stem, ...formsOf(stem)]);
    const related = havingOne(relatedTo(stem));
    const worth = rarityOf(has.size, facts.length);
    const worthRelated = RELATED * rarityOf(related.size, facts.length);
    least += LEAST_SHARE * worth;
    for (const at of new Set([...has, ...related]))
      scores.set(at, (scores.get(at) ?? 0) + (has.has(at) ? worth : worthRelated));
  }
  const best = [...scores]
    .filter(([, score]) => score >= least)
    .sort(([a, one], [b, other]) => other - one || a - b)
    .slice(0, MAX_ABOUT)
    .map(([at]) => at);
  const about = best.flatMap((at) => facts[at] ?? []);
  const others = facts.filter((_, at) => !best.includes(at));
  return [...about.map((fact) => ({ ...fact, is_about: true })), ...others];
}
