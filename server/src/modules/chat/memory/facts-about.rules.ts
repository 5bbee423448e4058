// Which of many facts a message is about, by the same words as recall. Pure.
import { stemsIn } from '../search/search.rules.ts';
import { formsOf, relatedTo } from './related-words.rules.ts';
import { rarityOf, RELATED } from './recall.rules.ts';
import { stemsSought } from './recall-question.rules.ts';
import type { RememberedFact } from './remembered.rules.ts';

/** A fact with its words, which are found once. */
export interface ReadFact extends RememberedFact {
  readonly stems: ReadonlySet<string>;
}

export const readFact = (fact: RememberedFact): ReadFact => ({
  ...fact,
  stems: stemsIn(fact.text),
});

/** How much of what a message asks for, by the rarity of its words, a fact has to hold. */
const LEAST_SHARE = 0.34;
/** More would hardly be about one message. */
const MAX_ABOUT = 8;

/** The facts in their order, but before all those that the message is about, the best first. */
export function aboutFirst(text: string, facts: readonly ReadFact[]): RememberedFact[] {
  const sought = stemsSought(text).map((stem) => {
    const has = havingOne(facts, [stem, ...formsOf(stem)]);
    const hasRelated = havingOne(facts, [...relatedTo(stem)]);
    const worth = rarityOf(has.size, facts.length);
    const worthRelated = RELATED * rarityOf(hasRelated.size, facts.length);
    return {
      worth,
      of: (fact: ReadFact) => (has.has(fact) ? worth : hasRelated.has(fact) ? worthRelated : 0),
    };
  });
  const least = LEAST_SHARE * sought.reduce((sum, { worth }) => sum + worth, 0);
  const scored = facts.map((fact) => ({
    fact,
    score: sought.reduce((sum, { of }) => sum + of(fact), 0),
  }));
  const about = scored
    .filter(({ score }) => score > 0 && score >= least)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_ABOUT)
    .map(({ fact }) => fact);
  const others = facts.filter((fact) => !about.includes(fact));
  return [...about.map((fact) => ({ ...fact, is_about: true })), ...others];
}

const havingOne = (facts: readonly ReadFact[], words: readonly string[]): ReadonlySet<ReadFact> =>
  new Set(facts.filter(({ stems }) => words.some((word) => stems.has(word))));
