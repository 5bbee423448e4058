// Detects other languages, well enough for a polite reply.
import { englishWords, foreignWords, solitary } from './phrases/words.ts';

const share = (words: readonly string[], of: ReadonlySet<string>): number =>
  words.filter((word) => of.has(word)).length / Math.max(1, words.length);

export function isForeign(message: string, written: readonly string[]): boolean {
  const words = written.map((word) => word.normalize('NFD').replace(/\p{Diacritic}/gu, ''));
  const letters = message.match(/\p{L}/gu)?.length ?? 0;
  const latin = message.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters >= 2 && latin < letters / 2) return true;
  if (words.length < 2) return words.length === 1 && solitary.has(words[0] ?? '');
  return (
    share(words, foreignWords) >= 0.4 && share(words, foreignWords) > share(words, englishWords)
  );
}
