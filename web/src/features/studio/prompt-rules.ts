// Adds suggested words to a prompt and removes them again. Pure.
import { MAX_PROMPT } from '@velour/contract/studio-limits.ts';

interface Span {
  from: number;
  to: number;
}

/** The position of the words if they are a separate part: between commas, or at the end of a sentence or line. */
function spanOf(prompt: string, words: string): Span | undefined {
  const text = prompt.toLowerCase();
  const sought = words.trim().toLowerCase();
  if (sought === '') return undefined;
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
    const to = at + sought.length;
    const startsPart = /(?:^|[,.;\n])\s*$/.test(text.slice(0, at));
    if (startsPart && /^\s*(?:$|[,.;\n])/.test(text.slice(to))) return { from: at, to };
  }
  return undefined;
}

export const hasPart = (prompt: string, words: string): boolean =>
  spanOf(prompt, words) !== undefined;

function withPart(prompt: string, words: string): string {
  const before = prompt.trimEnd();
  if (before === '') return words;
  return /[,.;]$/.test(before) ? `${before} ${words}` : `${before}, ${words}`;
}

function withoutPart(prompt: string, { from, to }: Span): string {
  const before = prompt.slice(0, from).replace(/[,;]?\s*$/, '');
  const after = prompt.slice(to).replace(/^\s*[,;]?\s*/, '');
  if (before === '') return after.replace(/^[.\s]+/, '');
  if (after === '' || /^[.\n]/.test(after)) return before + after;
  return /[.\n]$/.test(before) ? `${before} ${after}` : `${before}, ${after}`;
}

/** Returns the prompt unchanged if it has no room for the words. */
export function togglePart(prompt: string, words: string): string {
  const span = spanOf(prompt, words);
  if (span) return withoutPart(prompt, span);
  const longer = withPart(prompt, words);
  return longer.length > MAX_PROMPT ? prompt : longer;
}
