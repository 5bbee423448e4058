// Finds the text of a character, and the sentence in it, that makes a judge call it a violation.
import { asPlace, sentencesIn, type Place } from '@velour/moderation-rules/passage.ts';

/**
 * `texts` are a violation together. A binary search over their beginnings, because a part alone can have another
 * meaning. Undefined without texts.
 */
export async function findJudgedPlace(
  texts: readonly string[],
  violates: (text: string) => Promise<boolean>,
): Promise<Place | undefined> {
  const count = await least(texts.length, (most) => violates(texts.slice(0, most).join('\n')));
  const text = texts[count - 1];
  if (text === undefined) return undefined;
  const before = texts.slice(0, count - 1);
  const sentences = sentencesIn(text);
  const end = await least(sentences.length, (most) =>
    violates([...before, sentences.slice(0, most).join('')].join('\n')),
  );
  return asPlace(text, sentences[end - 1]);
}

/** The least number for which `holds` is true; it is true for `most`, which is not tested. */
async function least(most: number, holds: (number: number) => Promise<boolean>): Promise<number> {
  let low = 1;
  let high = most;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (await holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
