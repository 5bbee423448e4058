// Finds a model that repeats one piece of text without end, as small models do when their sampling is too narrow.

/** The end of the reply that is looked at, in letters. */
const LOOKED_AT = 480;
/** So often the piece has to fill that end: a chant or laughter is repeated less. */
const TIMES = 4;
/** New letters between two looks. */
const STEP = 120;

/** The returned function takes each piece of a reply and is true once its end is a loop. Takes time linear in the text. */
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

/** The length of the shortest piece whose repetition is the text, by Knuth, Morris and Pratt's prefix function. */
function shortestPeriod(text: string): number {
  const borders = [0];
  for (let at = 1; at < text.length; at += 1) {
    let border = borders[at - 1] ?? 0;
    while (border > 0 && text[at] !== text[border]) border = borders[border - 1] ?? 0;
    borders.push(text[at] === text[border] ? border + 1 : 0);
  }
  return text.length - (borders.at(-1) ?? 0);
}
