// Finds the text of a character, and the sentence in it, with which a judge calls it a violation.
import { asPlace, sentencesIn, type Place } from '@velour/moderation-rules/passage.ts';

/**
 * `texts` together are a violation. Asks about beginnings of them, as alone a part can mean something else, and halves
 * what is left each time. Undefined where there is no text.
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

/** The least number for which it holds; it holds for the most, about which it is not asked. */
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
