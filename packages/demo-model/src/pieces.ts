// Splits a reply into streamed chunks: word by word, with a pause after a sentence.

export interface Piece {
  readonly text: string;
  readonly waitMs: number;
}

/** The pause before the first word. */
const THINKING_MS = 220;
const BREATH_MS = 120;

export function* piecesOf(text: string, wordsPerSecond: number): Generator<Piece> {
  if (wordsPerSecond <= 0) {
    if (text !== '') yield { text, waitMs: 0 };
    return;
  }
  const step = 1000 / wordsPerSecond;
  let wait = THINKING_MS;
  for (const word of text.match(/\s*\S+|\s+$/g) ?? []) {
    yield { text: word, waitMs: wait };
    // Longer words take a little longer, for a natural rhythm.
    const length = step * (0.55 + word.trim().length / 10);
    wait = /[.!?…]["”*)]*$/.test(word) ? length + BREATH_MS : length;
  }
}

/** The start of a text within a number of tokens (by `estimateTokens`), cut between words. */
export function limitTokens(
  text: string,
  most: number,
  estimateTokens: (text: string) => number,
): { text: string; isCut: boolean } {
  if (estimateTokens(text) <= most) return { text, isCut: false };
  let kept = '';
  for (const word of text.match(/\s*\S+/g) ?? []) {
    if (estimateTokens(kept + word) > most) break;
    kept += word;
  }
  return { text: kept, isCut: true };
}

/** The first sentences of a text; gestures between asterisks are not split and not counted. */
export function firstSentences(text: string, most: number): string {
  const parts = text.match(/\*[^*]*\*\s*|[^*.!?…]+[.!?…]*["”’)]*\s*|[.!?…*]+\s*/g) ?? [];
  let sentences = 0;
  let shown = '';
  for (const part of parts) {
    if (sentences === most) break;
    shown += part;
    if (!part.startsWith('*')) sentences += 1;
  }
  return shown.trim();
}
