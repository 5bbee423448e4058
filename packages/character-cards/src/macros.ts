// The placeholders of card texts: names, randomness, dice and variables. Pure.

export interface Filling {
  readonly char: string;
  readonly user: string;
  /** The user's pronouns, from their persona: `she/her`. */
  readonly pronouns?: string;
  /** The user's local time, as if it were in UTC; absent if there is no user. */
  readonly now?: Date;
  /** How long the user had not written before; absent if they had not written at all. */
  readonly idle_ms?: number | undefined;
  /** The random source of `{{random}}` and `{{roll}}`: another result each time. */
  readonly seed: string;
  /** The seed of `{{pick}}`: the same result for the same value. */
  readonly stable: string;
  /** Those of the texts that were filled before; absent for a text of its own. */
  readonly variables?: Variables;
}

export type Variables = (action: string, given: string) => string | undefined;

/** How many levels of nested placeholders are filled, from the innermost. */
const DEEPEST = 4;
const INNERMOST = /\{\{([^{}]{0,2000})\}\}/g;
const OLD_NAMES = /<(bot|char|user)>/gi;

/**
 * Fills placeholders. Unknown ones stay unchanged; the rest of a name cannot become one. Variables are not stored, so
 * that the same card always gives the same prompt; one that is never set is empty.
 */
export const fillMacros = (text: string, filling: Filling): string =>
  fillKnown(text, filling).replace(UNSET, '');

const UNSET = /\{\{\s*get(?:global)?var\s*:[^{}]{0,2000}\}\}/gi;

function fillKnown(text: string, filling: Filling): string {
  const names = { char: plain(filling.char), user: plain(filling.user) };
  const { variables = createVariables() } = filling;
  let filled = text.replace(OLD_NAMES, (_, which: string) =>
    which.toLowerCase() === 'user' ? names.user : names.char,
  );
  for (let depth = 0; depth < DEEPEST && filled.includes('{{'); depth += 1) {
    const before = filled;
    filled = before.replace(
      INNERMOST,
      (whole, inside: string, at: number) =>
        replace(inside, { names, filling, variables, at: `${depth}:${at}:${inside}` }) ?? whole,
    );
    if (filled === before) break;
  }
  return filled;
}

/** Hidden keys for a lorebook: the words of `{{hidden_key:…}}`. */
export const hiddenKeys = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*hidden_key\s*:([^{}]{0,500})\}\}/gi)].map(([, key = '']) => key.trim());

const MAX_UNKNOWN = 10;

/** Placeholders that are left unchanged, and variables that are never set: `{{getvar}}`. */
export function unknownMacros(text: string): string[] {
  const blank = { char: '', user: '', now: new Date(0), seed: '', stable: '' };
  const left = fillKnown(text, blank).matchAll(/\{\{\s*([#/]?[a-z_]+)[^{}]{0,2000}\}\}/gi);
  const names = Array.from(left, ([, name = '']) => `{{${name.toLowerCase()}}}`);
  return [...new Set(names)].slice(0, MAX_UNKNOWN);
}

interface Place {
  readonly names: { readonly char: string; readonly user: string };
  readonly filling: Filling;
  readonly variables: Variables;
  readonly at: string;
}

function replace(inside: string, place: Place): string | undefined {
  const { filling, at } = place;
  if (inside.trimStart().startsWith('//')) return '';
  // One colon or two, since cards are written for different programs.
  const [, name = '', rest] = /^\s*([a-z_]+)\s*(?:(?:::?|(?<=roll)\s)(.*))?$/is.exec(inside) ?? [];
  const word = name.toLowerCase();
  if (rest === undefined) return valueOf(word, place);
  switch (word) {
    case 'random':
      return oneOf(choicesOf(rest), `${filling.seed}:${at}`);
    case 'pick':
      return oneOf(choicesOf(rest), `${filling.stable}:${at}`);
    case 'roll':
      return roll(rest, `${filling.seed}:${at}`);
    case 'hidden_key':
    case 'comment':
      return '';
    case 'reverse':
      return [...rest].reverse().join('');
    default:
      return place.variables(word.replace('globalvar', 'var'), rest);
  }
}

/** What all variables may add to their texts. */
const MAX_ADDED = 20_000;

export function createVariables(): Variables {
  const values = new Map<string, string>();
  let added = 0;
  const set = (name: string, value: string): string => {
    values.set(name, value.slice(0, MAX_ADDED));
    return value;
  };
  const shown = (value: string): string => {
    added += value.length;
    return added > MAX_ADDED ? '' : value;
  };
  const step = (name: string, by: number): string =>
    shown(set(name, String((Number(values.get(name)) || 0) + by)));
  return (action, given) => {
    const [, name = '', value = ''] = /^\s*([^:]*?)\s*(?:::?(.*))?$/s.exec(given) ?? [];
    const old = values.get(name);
    switch (action) {
      case 'getvar':
        return old === undefined ? undefined : shown(old);
      case 'setvar':
        set(name, value);
        return '';
      case 'addvar':
        set(name, sumOf(old, value));
        return '';
      case 'incvar':
        return step(name, 1);
      case 'decvar':
        return step(name, -1);
      default:
        return undefined;
    }
  };
}

export const setsVariables = (text: string): boolean =>
  /\{\{\s*(?:set|add|inc|dec)(?:global)?var\s*:/i.test(text);

/** Numbers are added, texts are joined. */
function sumOf(old: string | undefined, value: string): string {
  const sum = Number(old ?? 0) + Number(value);
  return Number.isNaN(sum) || value.trim() === '' ? `${old ?? ''}${value}` : String(sum);
}

function valueOf(word: string, { names, filling }: Place): string | undefined {
  if (word === 'char' || word === 'bot') return names.char;
  if (word === 'user') return names.user;
  if (word === 'newline') return '\n';
  if (word === 'idle_duration')
    return filling.idle_ms === undefined ? 'just now' : spokenSpan(filling.idle_ms);
  if (filling.now && Object.hasOwn(MOMENTS, word)) return MOMENTS[word]?.(filling.now);
  if (Object.hasOwn(PRONOUNS, word)) return pronoun(word, filling.pronouns);
  return SILENT.has(word) ? '' : undefined;
}

const shown = (options: Intl.DateTimeFormatOptions) => (now: Date) =>
  new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' })
    .format(now)
    .replaceAll('\u202F', ' ');

const MOMENTS: Readonly<Record<string, (now: Date) => string>> = {
  date: shown({ dateStyle: 'long' }),
  time: shown({ timeStyle: 'short' }),
  weekday: shown({ weekday: 'long' }),
  isodate: (now) => now.toISOString().slice(0, 10),
  isotime: (now) => now.toISOString().slice(11, 16),
};

/** The time before a message is only read if a text uses it. */
export const asksForIdle = (text: string): boolean => /idle_duration/i.test(text);

const SPANS = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** In the wording of the program that the placeholder comes from: “3 days”, “an hour”. */
function spokenSpan(ms: number): string {
  for (const [name, length] of SPANS) {
    const count = Math.round(ms / length);
    if (count === 1) return `${name === 'hour' ? 'an' : 'a'} ${name}`;
    if (count > 1) return `${count} ${name}s`;
  }
  return 'a few seconds';
}

/** In the notation of JanitorAI's cards, by the subject form of the user's pronouns. */
const PRONOUNS: Readonly<Record<string, Readonly<Record<'he' | 'she' | 'they', string>>>> = {
  sub: { he: 'he', she: 'she', they: 'they' },
  obj: { he: 'him', she: 'her', they: 'them' },
  poss: { he: 'his', she: 'her', they: 'their' },
  poss_p: { he: 'his', she: 'hers', they: 'theirs' },
  ref: { he: 'himself', she: 'herself', they: 'themselves' },
};

/** “They” for none and for all others. */
function pronoun(word: string, pronouns = ''): string | undefined {
  const [, subject] = /^\s*(he|she)\b/i.exec(pronouns) ?? [];
  return PRONOUNS[word]?.[subject?.toLowerCase() === 'he' ? 'he' : subject ? 'she' : 'they'];
}

/** The site's own instructions are always added to a card's, so `{{original}}` has nothing to repeat. */
const SILENT = new Set(['original', 'noop', 'trim']);

const plain = (name: string): string => name.replace(/[{}<>]/g, '');

/** Separated by `::` if there is one, otherwise by commas; a literal comma is written `\,`. */
const choicesOf = (text: string): string[] =>
  (text.includes('::') ? text.split('::') : text.split(/(?<!\\),/)).map((choice) =>
    choice.replaceAll('\\,', ',').trim(),
  );

const oneOf = (choices: readonly string[], by: string): string =>
  choices[draw(by) % choices.length] ?? '';

/** `6`, `d6`, or in other programs' notation `2d6+3`. */
function roll(text: string, by: string): string | undefined {
  const [, count = '1', all = '0', added = '0'] =
    /^\s*(?:(\d{0,2})d)?(\d{1,6})\s*([+-]\s*\d{1,4})?\s*$/i.exec(text) ?? [];
  const sides = Number(all);
  if (sides === 0) return undefined;
  let sum = Number(added.replace(/\s/g, ''));
  for (let nth = 0; nth < Number(count || '1'); nth += 1)
    sum += (draw(nth === 0 ? by : `${by}:${nth}`) % sides) + 1;
  return String(sum);
}

/** FNV-1a with a final mix: the same number for the same words on every machine. */
export function draw(words: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < words.length; at += 1) {
    hash = Math.imul(hash ^ words.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
