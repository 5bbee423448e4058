// Estimates token counts locally by kinds of characters, calibrated by the server's counts.
import type { Prompt } from './port.ts';
import { weaveAsides } from './weave-asides.ts';

/** Vocabularies differ; until the server has reported a count, overestimate. */
const MARGIN = 1.05;
/**
 * Every reply counts the whole conversation again, so estimates are cached by text: a hundred messages of several
 * hundred chats. The older half is dropped at a time, since an emptied cache would count every chat again.
 */
const MAX_KNOWN = 40_000;
/** Longer texts, such as a prompt's card and memory, differ in each prompt, and counting them takes microseconds. */
const LONGEST_KNOWN = 4_000;
/** Tokens that a chat template adds per message. */
const TOKENS_PER_MESSAGE = 5;

export function createTokenCount() {
  let ratio = 1;
  let newer = new Map<string, number>();
  let older = new Map<string, number>();
  const estimate = (text: string): number => {
    if (text.length > LONGEST_KNOWN) return estimateTokens(text);
    const found = newer.get(text);
    if (found !== undefined) return found;
    const tokens = older.get(text) ?? estimateTokens(text);
    if (newer.size >= MAX_KNOWN / 2) {
      older = newer;
      newer = new Map();
    }
    newer.set(text, tokens);
    return tokens;
  };
  return {
    count: (text: string): number => Math.ceil(estimate(text) * ratio * MARGIN),
    /** The uncalibrated estimate of a whole prompt. */
    estimatePrompt: (prompt: EstimatedPrompt): number => estimatePrompt(prompt, estimate),
    /** Calibrates: the server counted `reported` tokens for a raw estimate of `estimated`. */
    learn(estimated: number, reported: number): void {
      // Short prompts are mostly template, and say little about text.
      if (estimated < 50 || reported < 1) return;
      const seen = Math.min(3, Math.max(0.5, reported / estimated));
      // Rises at once and falls slowly: too many tokens fail, too few only waste context.
      ratio = seen > ratio ? seen : ratio + (seen - ratio) * 0.1;
    },
  };
}

/** Tokens by kind of character: Latin letters form longer tokens than other scripts. */
export function estimateTokens(text: string): number {
  let latin = 0;
  let digits = 0;
  let marks = 0;
  let characters = 0;
  let wide = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 0x80) {
      if (isLetterOrSpace(code)) latin += 1;
      else if (code >= 0x30 && code <= 0x39) digits += 1;
      else marks += 1;
    } else if (code < 0x2000) characters += 1;
    else wide += 1;
  }
  return latin / 4 + digits / 1.2 + marks / 1.4 + characters / 1.9 + wide * 1.05;
}

const isLetterOrSpace = (code: number): boolean =>
  code === 0x20 || (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);

type EstimatedPrompt = Pick<Prompt, 'system' | 'messages' | 'asides'>;

export function estimatePrompt(prompt: EstimatedPrompt, estimate = estimateTokens): number {
  const first = estimate(prompt.system) + TOKENS_PER_MESSAGE;
  return weaveAsides(prompt).reduce(
    (sum, { text }) => sum + estimate(text) + TOKENS_PER_MESSAGE,
    first,
  );
}
