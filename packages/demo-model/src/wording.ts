// Helpers for English text: plain forms for comparison, sentences, and swapping "I" and "you".

/** Where an apostrophe is missing in a contraction that is no other word: "whats", "dont", "im". */
const missing =
  /\b(?:(?:what|who|where|how|that|there|he|she)(?=s\b)|(?:do|did|does|is|are|was|were|have|has|had|could|would|should|ca|wo)n(?=t\b)|i(?=(?:m|ve)\b)|(?:you|they)(?=(?:re|ve)\b))/g;

/** "shes" → "she's", with straight quotes. */
export const withApostrophes = (text: string): string =>
  text.replace(/[’‘`´]/g, "'").replace(missing, "$&'");

/** Spellings of phones, and the words that they are read as. */
const typed = new Map(
  'u:you ur:your r:are y:why pls:please plz:please wat:what wut:what wht:what bc:because cuz:because coz:because tho:though thru:through ppl:people abt:about'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]), // each pair has one colon
);
const isTyped = new RegExp(`(?<![\\p{L}'])(?:${[...typed.keys()].join('|')})(?![\\p{L}'])`, 'gu');

/** Lower case, straight quotes, without gestures and punctuation except apostrophes; for matching only. */
export const plain = (text: string): string =>
  withApostrophes(text.toLowerCase())
    .replace(isTyped, (word) => typed.get(word) ?? word)
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The text without gestures between asterisks. */
export const withoutGestures = (text: string): string =>
  text
    .replace(/\*[^*\n]*\*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

export const sentencesOf = (text: string): string[] =>
  text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?…]["”’)*]*)(?<!\b(?:Dr|Mrs?|Ms|Prof|St)\.)\s+(?=["“‘(*]*[\p{Lu}\d])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** The sentences of a message, which people also begin in lower case, without smileys. */
export const sentencesTyped = (message: string): string[] =>
  withoutGestures(message)
    .replace(/(?<=^|\s)[:;]-?[()DPpo3]+(?=\s|$)/g, ' ')
    .split(/(?<=[.!?…])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const unpunctuated = (text: string): string =>
  text
    .trim()
    .replace(/^["'“(]+/, '')
    .replace(/[\s.,!?;:…"'”)]+$/, '');

const turned: Record<string, string> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  am: 'are',
  "i'm": "you're",
  "i've": "you've",
  "i'd": "you'd",
  "i'll": "you'll",
  your: 'my',
  yours: 'mine',
  yourself: 'myself',
  you: 'me',
  "you're": "I'm",
};

/** "my sister and I" → "your sister and you". Case of other words is kept. */
export const turnAround = (text: string): string =>
  text
    .replace(/[’‘]/g, "'")
    .replace(/\bI was\b/g, 'you were')
    .replace(/[A-Za-z']+/g, (word) => {
      const other = turned[word.toLowerCase()];
      return other !== undefined && Object.hasOwn(turned, word.toLowerCase()) ? other : word;
    });

/** Joins texts to one line, with single spaces and none before punctuation. */
export const joined = (parts: readonly (string | undefined)[]): string =>
  parts
    .filter((part) => part !== undefined && part !== '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,!?…])/g, '$1')
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .trim();

/** Escapes a text for use in a pattern. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
