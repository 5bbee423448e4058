// Reading a pattern as a tree; undefined for what it does not understand. Pure.

export type Node =
  | { readonly is: 'letter'; readonly fits: (letter: string) => boolean }
  | { readonly is: 'edge'; readonly holds: (before: string, after: string) => boolean }
  | { readonly is: 'row' | 'choice'; readonly of: readonly Node[] }
  | { readonly is: 'repeat'; readonly of: Node; readonly least: number; readonly most: number };

const DEEPEST = 30;
const MOST_TIMES = 200;

class NotUnderstood extends Error {}

export function createParser(source: string, dotTakesLines: boolean): Node | undefined {
  const letters = [...source];
  let at = 0;
  let depth = 0;
  const peek = (): string => letters[at] ?? '';
  const eat = (letter: string): boolean => {
    if (peek() !== letter) return false;
    at += 1;
    return true;
  };

  const choice = (): Node => {
    depth += 1;
    if (depth > DEEPEST) throw new NotUnderstood();
    const of = [row()];
    while (eat('|')) of.push(row());
    depth -= 1;
    return of.length === 1 && of[0] ? of[0] : { is: 'choice', of };
  };

  const row = (): Node => {
    const of: Node[] = [];
    while (at < letters.length && peek() !== '|' && peek() !== ')') of.push(repeated(atom()));
    return { is: 'row', of };
  };

  const repeated = (of: Node): Node => {
    const bounds = quantifier();
    if (!bounds) return of;
    eat('?');
    if (of.is === 'edge' || quantifier()) throw new NotUnderstood();
    return { is: 'repeat', of, ...bounds };
  };

  const quantifier = (): { least: number; most: number } | undefined => {
    if (eat('*')) return { least: 0, most: Infinity };
    if (eat('+')) return { least: 1, most: Infinity };
    if (eat('?')) return { least: 0, most: 1 };
    const [whole, low, comma, high] =
      /^\{(\d{1,4})(,?)(\d{0,4})\}/.exec(letters.slice(at, at + 12).join('')) ?? [];
    if (whole === undefined) return undefined;
    at += whole.length;
    const least = Number(low);
    const most = comma === '' ? least : high === '' ? Infinity : Number(high);
    if (least > MOST_TIMES || (most !== Infinity && most > MOST_TIMES) || most < least)
      throw new NotUnderstood();
    return { least, most };
  };

  const atom = (): Node => {
    const letter = peek();
    at += 1;
    if (letter === '(') return group();
    if (letter === '[') return { is: 'letter', fits: set() };
    if (letter === '.')
      return { is: 'letter', fits: dotTakesLines ? () => true : (one) => one !== '\n' };
    if (letter === '^') return { is: 'edge', holds: (before) => before === '' };
    if (letter === '$') return { is: 'edge', holds: (_, after) => after === '' };
    if (letter === '\\') return escaped();
    if ('*+?'.includes(letter)) throw new NotUnderstood();
    return { is: 'letter', fits: (one) => one === letter };
  };

  const group = (): Node => {
    if (eat('?')) {
      const isNamed = letters
        .slice(at, at + 12)
        .join('')
        .match(/^<[a-z_]\w*>/i);
      if (isNamed) at += isNamed[0].length;
      else if (!eat(':')) throw new NotUnderstood();
    }
    const inside = choice();
    if (!eat(')')) throw new NotUnderstood();
    return inside;
  };

  const escaped = (): Node => {
    const letter = peek();
    if (letter === 'b' || letter === 'B') {
      at += 1;
      const isEdge = letter === 'b';
      return { is: 'edge', holds: (a, b) => (isWord(a) !== isWord(b)) === isEdge };
    }
    return { is: 'letter', fits: escapedSet() };
  };

  const escapedSet = (): ((letter: string) => boolean) => {
    const letter = peek();
    at += 1;
    const known = sets[letter];
    if (known) return known;
    const plain = controls[letter] ?? letter;
    if (letter === '' || /[a-z0-9]/i.test(plain)) throw new NotUnderstood();
    return (one) => one === plain;
  };

  const set = (): ((letter: string) => boolean) => {
    const isOther = eat('^');
    const tests: ((letter: string) => boolean)[] = [];
    for (let isFirst = true; peek() !== ']' || isFirst; isFirst = false) {
      if (at >= letters.length) throw new NotUnderstood();
      if (eat('\\')) {
        tests.push(escapedSet());
        continue;
      }
      const from = peek();
      at += 1;
      const to = letters[at + 1];
      if (peek() === '-' && to !== undefined && to !== ']' && to !== '\\') {
        at += 2;
        tests.push((one) => one >= from && one <= to);
      } else tests.push((one) => one === from);
    }
    at += 1;
    return (one) => tests.some((test) => test(one)) !== isOther;
  };

  try {
    const tree = choice();
    return at === letters.length ? tree : undefined;
  } catch (error) {
    if (error instanceof NotUnderstood) return undefined;
    throw error;
  }
}

const isWord = (letter: string): boolean => /^[\p{L}\p{N}_]$/u.test(letter);
const isDigit = (letter: string): boolean => letter >= '0' && letter <= '9';
const isSpace = (letter: string): boolean => /^\s$/u.test(letter);

const sets: Readonly<Record<string, (letter: string) => boolean>> = {
  w: isWord,
  W: (letter) => !isWord(letter),
  d: isDigit,
  D: (letter) => !isDigit(letter),
  s: isSpace,
  S: (letter) => !isSpace(letter),
};
const controls: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };
