// The final prompt of a picture: the person's fixed wording, the member's words, and always an adult. Pure.
import {
  cleanPrompt,
  wordingOf,
  type Identity,
  type Scene,
  type Wording,
} from '../../providers/image/port.ts';

interface Request {
  readonly identity: Identity;
  readonly scene: Scene;
  /** The member's words. */
  readonly words: string;
}

/** Brackets inside brackets; what is deeper loses its brackets only. */
const MOST_NESTED = 8;

/** Without emphasis such as `(rain:1.4)` and `[[rain]]`, which picture servers read as commands. */
function withoutWeights(words: string): string {
  let text = words;
  for (let depth = 0; depth < MOST_NESTED; depth += 1)
    text = text.replace(/[([]\s*([^()[\]]*?)\s*(?::\s*-?[\d.]+\s*)?[)\]]/g, '$1');
  return text
    .replace(/[()[\]]/g, ' ')
    .replace(/\b(?:BREAK|AND)\b/g, ',')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The same person for any words: appearance first, then what was asked for. */
export function finalWording({ identity, scene, words }: Request): Wording {
  const fixed = wordingOf({ identity, scene });
  const wanted = withoutWeights(cleanPrompt(words));
  return {
    text: wanted === '' ? fixed.text : `${fixed.text} ${wanted}.`,
    negative: fixed.negative,
  };
}
