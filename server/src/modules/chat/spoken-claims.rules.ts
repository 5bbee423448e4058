// Takes out of a reply what it says of a picture that does not exist, while it streams. Pure.
import { asksForPicture } from '@velour/contract/picture-requests.ts';
import type { PromptMessage } from '../../providers/llm/port.ts';
import {
  EVERY_CLAIM,
  NEW_CLAIM,
  findClaim,
  isLikelyClaim,
  startOfClaim,
  type Phrases,
} from './claim-phrases.rules.ts';
import { createPictureClaims, type PictureClaims } from './picture-claims.rules.ts';
import { isMissing, sincePicture } from './pictures.rules.ts';

/** After a quotation “she says” may follow. */
const SENTENCE_END =
  /(?:[.!?…。！？]+|\n)(?=[^.!?…。！？"”“’»)」』])|[.!?…。！？]+["”“’»)」』]+(?=\s*[^\s\p{Ll}\p{Lo}.!?…。！？"”“’»)」』])|\p{Extended_Pictographic}\uFE0F?(?= ?\p{Lu})|(?=\*)/u;
/** What is longer is shown as it comes. */
const MOST_HELD = 400;

const hasWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** What stays of a claim: the end of the words before it, and a quotation mark that has its other half elsewhere. */
function remainsOf(claim: string, isAfterWords: boolean): { now: string; next: string } {
  const end = /[ぁ-ヿ]/u.test(claim) ? '。' : '.';
  const [, mark = end] = /([.!…。！])["”“’»)」』\s]*$/u.exec(claim) ?? [];
  const isHalf = (claim.match(/["“”„«»「」『』]/gu)?.length ?? 0) % 2 === 1;
  const [next = ''] = (isHalf && /^[,;:、]? ?["“„«「『]/u.exec(claim)) || [];
  const [close = ''] = (isHalf && next === '' && /["”“»」』]/u.exec(claim)) || [];
  const now = `${isAfterWords ? mark : ''}${close}${claim.endsWith('\n') ? '\n' : ''}`;
  return { now, next: next.replace(/^[,;:、]/u, '') };
}

interface Mode {
  readonly phrases: Phrases;
  /** Then words are shown by sentence, and weaker claims go, too. */
  readonly isAwaited: boolean;
}

/** Gestures and brackets are left to `createPictureClaims`, so gestures come at once. */
function createSpokenClaims(after: PictureClaims, { phrases, isAwaited }: Mode): PictureClaims {
  let sentence = '';
  /** What of the sentence was shown already. */
  let seen = 0;
  let isGesture = false;
  let isCut = false;
  let hasWords = false;

  const showTo = (end: number): string => {
    const shown = after.push(sentence.slice(seen, end));
    seen = Math.max(seen, end);
    hasWords ||= hasWord(shown);
    return shown;
  };

  const pass = (length: number): string => {
    const shown = showTo(length);
    sentence = sentence.slice(length);
    seen -= length;
    return shown;
  };

  const claimIn = (text: string): number =>
    isAwaited && isLikelyClaim(text) ? 0 : findClaim(text, phrases, seen);

  const endSentence = (length: number): string => {
    const whole = sentence.slice(0, length);
    const at = claimIn(whole);
    if (at === length) return pass(length);
    isCut = true;
    const { now, next } = remainsOf(whole.slice(at), hasWord(whole.slice(0, at)));
    const shown = showTo(at) + after.push(now);
    const rest = sentence.slice(length);
    sentence = next === '' ? rest : next + rest.trimStart();
    seen = 0;
    return shown;
  };

  /** Undefined while nothing more may be shown. */
  const step = (): string | undefined => {
    if (sentence.startsWith('*')) {
      isGesture = !isGesture;
      return pass(1);
    }
    if (isGesture) {
      const [gesture = ''] = /^[^*\n]*\n?/.exec(sentence) ?? [];
      if (gesture.endsWith('\n')) isGesture = false;
      return pass(gesture.length);
    }
    const end = SENTENCE_END.exec(sentence);
    if (end) return endSentence(end.index + end[0].length);
    const to = isAwaited ? 0 : startOfClaim(sentence, phrases, seen);
    if (to > seen) return showTo(to);
    return sentence.length - seen > MOST_HELD ? endSentence(sentence.length) : undefined;
  };

  return {
    push(text) {
      sentence += text;
      let shown = '';
      while (sentence.length > seen) {
        const more = step();
        if (more === undefined) break;
        shown += more;
      }
      // Of a sentence that does not end, what was shown long ago.
      const past = Math.max(0, seen - MOST_HELD);
      sentence = sentence.slice(past);
      seen -= past;
      return shown;
    },
    end() {
      const shown = endSentence(sentence.length) + after.end();
      sentence = '';
      return shown;
    },
    isAllClaims() {
      const at = claimIn(sentence);
      const rest = sentence.slice(seen, at);
      const labels = createPictureClaims();
      const hasRest = hasWord(labels.push(rest) + labels.end());
      const isClaim = isCut || at < sentence.length || hasWord(rest) || after.isAllClaims();
      return isClaim && !hasWords && !hasRest;
    },
  };
}

/** Messages for which a request, or a picture, is in mind. */
const RECENT = 8;

/** Of a reply to these messages. */
export function claimsAfter(messages: readonly PromptMessage[]): PictureClaims {
  const claims = createPictureClaims();
  const since = sincePicture(messages);
  const isAwaited =
    since.some(({ text }) => isMissing(text)) ||
    since.slice(-RECENT).some(({ role, text }) => role === 'user' && asksForPicture(text));
  const hasPicture = since.length < messages.length;
  if (hasPicture && !isAwaited && since.length <= RECENT) return claims;
  const phrases = hasPicture && !isAwaited ? NEW_CLAIM : EVERY_CLAIM;
  return createSpokenClaims(claims, { phrases, isAwaited });
}
