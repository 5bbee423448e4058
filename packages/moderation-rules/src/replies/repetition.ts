// Detects a model that repeats the same text endlessly, as small models with too narrow sampling do.

/** The length of the reply's end that is checked, in characters. */
const LOOKED_AT = 480;
/** The minimum number of repetitions in that end; chants and laughter have fewer. */
const TIMES = 4;
/** The number of new characters between two checks. */
const STEP = 120;

/** Returns a function that takes each chunk of a reply, and returns true once its end is a loop. Linear time. */
export function createLoopDetector(): (piece: string) => boolean {
  let end = '';
  let fresh = 0;
  return (piece) => {
    end = (end + piece).slice(-LOOKED_AT);
    fresh += piece.length;
    if (end.length < LOOKED_AT || fresh < STEP) return false;
    fresh = 0;
    return shortestPeriod(end) * TIMES <= LOOKED_AT;
  };
}

/** The shortest period of the text, by the prefix function of Knuth, Morris and Pratt. */
function shortestPeriod(text: string): number {
  const borders = [0];
  for (let at = 1; at < text.length; at += 1) {
    let border = borders[at - 1] ?? 0;
    while (border > 0 && text[at] !== text[border]) border = borders[border - 1] ?? 0;
    borders.push(text[at] === text[border] ? border + 1 : 0);
  }
  return text.length - (borders.at(-1) ?? 0);
}
