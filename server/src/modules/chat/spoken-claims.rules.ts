// Takes sentences out of a reply that say a picture was sent, where one was asked for and there is none. Pure.
import { asksForPicture } from '@velour/contract/picture-requests.ts';
import type { PromptMessage } from '../../providers/llm/port.ts';
import {
  createPictureClaims,
  PICTURE,
  PICTURE_JA,
  type PictureClaims,
} from './picture-claims.rules.ts';
import { isMissing, sincePicture } from './pictures.rules.ts';

const GIVEN = [
  // English
  '(?:i|i’ve|i’m|i have|i am)(?: \\p{L}+){0,2}? (?:sent|sending|attached|attaching|shared|sharing|uploaded|uploading)',
  'here’s|here (?:is|are|you go|you have|comes?)|(?:is|are|it’s) attached|just for you|sent (?:you|it|them)',
  '(?:like|liked|love|loved|get|got|see|seen|enjoy|enjoyed|think of|look at) (?:the|my|this|that|it in the)',
  // German
  'ich (?:hab|habe|schicke?|sende)|hier (?:ist|sind|hast du|kommt)|anbei|(?:gefällt|siehst) du? ?(?:dir )?(?:das|mein)',
  // Spanish
  'te (?:envío|envié|mando|mandé|he enviado|he mandado|paso)|aquí (?:está|tienes|va)|(?:te gusta|ves) (?:la|mi|esta)',
  // French
  '(?:je t’|je t’ai |je viens de t’)(?:envoie|envoyée?|envoyer)|voici|voilà|(?:tu aimes|tu vois) (?:la|ma|cette)',
  // Portuguese
  '(?:te|lhe) (?:enviei|mandei|envio|mando|estou enviando)|aqui (?:está|vai)|segue|gostou d[ae] (?:minha )?',
].join('|');
const SPOKEN = new RegExp(`(?<!\\p{L})(?:${GIVEN})(?!\\p{L})`, 'iu');
const SPOKEN_JA = /送っ(?:た|て(?:おいた|る|いる))|送りました|送信し|どうぞ|届い/u;
const ANY_PICTURE = new RegExp(`(?<!\\p{L})${PICTURE}`, 'iu');
const ANY_PICTURE_JA = new RegExp(PICTURE_JA, 'u');
/** Refusals, offers and wishes claim nothing. */
const OPEN =
  /n’t(?!\p{L})|(?<!\p{L})(?:not|never|no|cannot|can|could|would|should|might|may|if|unless|until|once|wish|want|let|will|later|nicht|keine?|noch|kann|könnte|würde|wenn|nunca|puedo|podría|si|cuando|ne|pas|peux|pourrais|quand|não|nunca|posso|poderia|se|quando)(?!\p{L})|ない|ません|たら/iu;

const SENTENCE_END = /(?:[.!?…。！？]+["”’»)]*|\n)(?=[^.!?…"”’»)])|(?=\*)/u;
/** What is longer is shown as it comes. */
const MOST_HELD = 400;

const isClaim = (sentence: string): boolean => {
  const text = sentence.replaceAll("'", '’');
  const isSpoken =
    (ANY_PICTURE.test(text) && SPOKEN.test(text)) ||
    (ANY_PICTURE_JA.test(text) && SPOKEN_JA.test(text));
  return isSpoken && !OPEN.test(text);
};

/** Messages for which a request is in mind. */
const RECENT = 8;

const hasWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Gestures and brackets are left to `createPictureClaims`, so gestures come at once. */
function createSpokenClaims(after: PictureClaims): PictureClaims {
  let held = '';
  let isGesture = false;
  let isCut = false;
  let hasWords = false;

  const cut = (length: number): string => {
    const text = held.slice(0, length);
    held = held.slice(length);
    return text;
  };

  const show = (text: string): string => {
    const shown = after.push(text);
    hasWords ||= hasWord(shown);
    return shown;
  };

  const showSentence = (sentence: string): string => {
    if (!isClaim(sentence)) return show(sentence);
    isCut = true;
    return show(sentence.endsWith('\n') ? '\n' : '');
  };

  /** Undefined while the sentence may go on. */
  const step = (): string | undefined => {
    if (held.startsWith('*')) {
      isGesture = !isGesture;
      return show(cut(1));
    }
    if (isGesture) {
      const [gesture = ''] = /^[^*\n]*\n?/.exec(held) ?? [];
      if (gesture.endsWith('\n')) isGesture = false;
      return show(cut(gesture.length));
    }
    const end = SENTENCE_END.exec(held);
    if (end) return showSentence(cut(end.index + end[0].length));
    return held.length > MOST_HELD ? showSentence(cut(held.length)) : undefined;
  };

  return {
    push(text) {
      held += text;
      let shown = '';
      while (held !== '') {
        const more = step();
        if (more === undefined) break;
        shown += more;
      }
      return shown;
    },
    end: () => showSentence(cut(held.length)) + after.end(),
    isAllClaims() {
      const rest = createPictureClaims();
      const isRest = isClaim(held) || (!hasWord(rest.push(held) + rest.end()) && hasWord(held));
      return (isCut || isRest || after.isAllClaims()) && !hasWords && (isRest || !hasWord(held));
    },
  };
}

/** Of a reply to these messages. */
export const claimsAfter = (messages: readonly PromptMessage[]): PictureClaims => {
  const claims = createPictureClaims();
  const since = sincePicture(messages);
  const isAwaited =
    since.some(({ text }) => isMissing(text)) ||
    since.slice(-RECENT).some(({ role, text }) => role === 'user' && asksForPicture(text));
  return isAwaited ? createSpokenClaims(claims) : claims;
};
