// Words with a natural frequency distribution, for the texts of messages and the keyed word hashes of other people.

const VOCABULARY = 12_000;
const PER_MESSAGE = 30;
/** Occurs in a third of the messages of the oldest third, and in none later. */
export const oldWord = 'quindlebar';

const SYLLABLES = 'ba ce di fo gu ha ke li mo nu pa re si to vu wa xe yi zo'.split(' ');

/** Uses endings that no stemmer removes. */
function wordAt(rank: number): string {
  let word = '';
  for (let left = rank + 400; left > 0; left = Math.floor(left / SYLLABLES.length))
    word += SYLLABLES[left % SYLLABLES.length] ?? '';
  return `${word}k`;
}

export function createWords() {
  // Zipf's law, as cumulative sums by rank.
  const sums: number[] = [];
  for (let rank = 1; rank <= VOCABULARY; rank += 1) sums.push((sums.at(-1) ?? 0) + 1 / rank);
  const total = sums.at(-1) ?? 1;
  let seed = 7;
  const random = (): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  const pick = (): number => {
    const wanted = random() * total;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const picks = (): number[] => Array.from({ length: PER_MESSAGE }, pick);

  return {
    /** The word of this frequency rank. */
    at: wordAt,
    /** A message of this part of the time span. */
    textAt(part: number): string {
      const words = picks().map(wordAt);
      if (part < 1 / 3 && random() < 1 / 3) words.push(oldWord);
      return words.join(' ');
    },
    /** Hashes as if under different keys. */
    numbersOf: (person: number): number[] =>
      [...new Set(picks().map((rank) => mix(rank * 1_009 + person)))].sort((a, b) => a - b),
  };
}

/** Distributes a number over 32 bits. */
function mix(number: number): number {
  let mixed = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
