// The text of a card as sentences about its character: notations of card editors (W++, PLists, "Key: value") are
// spelled out.
import { isKnownKey, spelledOut } from './card-entries.ts';
import { shortName } from './names.ts';
import { firstPersonForm, stemOf } from './verbs.ts';
import { escaped, joined, sentencesOf } from './wording.ts';

/** `Likes("tea" + "rain")`, also without quotes; a space before the bracket makes it a remark: "baseball (Tigers)". */
const CALL =
  /([A-Za-z][A-Za-z _-]{0,29}[A-Za-z])\(\s*((?:"[^"]*"|[^()"+]+)(?:\s*\+\s*(?:"[^"]*"|[^()"+]+))*)\s*\)/g;
/** `Likes: "tea", "rain"`, between semicolons or alone on a line. */
const PAIR = /^\s*[-*•]?\s*([A-Za-z][A-Za-z _'-]{1,30})\s*[:=]\s*(.+?)\s*$/;

const valuesOf = (text: string): string[] =>
  /^\s*"[^"]*"(?:\s*[,+]?\s*"[^"]*")*\s*$/.test(text)
    ? Array.from(text.matchAll(/"([^"]*)"/g), ([, value = '']) => value)
    : text.split(/\s*[,+]\s+|\s*\+\s*/);

/** In a card about a character, “me” is the user who wrote it, as in “Zed owes me 50 dollars”. */
const isOwnText = (text: string): boolean => /\bI\b|["“”*:]/.test(text);

/** Fills placeholders; the reader's becomes "you". */
const filled = (text: string, name: string, isOwn = false): string =>
  text
    .replace(/\{\{char\}\}/gi, name)
    .replace(new RegExp(`^${escaped(name)}\\s*(?:[—–=]|-(?= ))\\s*(?=[a-z])`, 'gm'), `${name} is `)
    .replace(/\b(me|my)\b/g, (word) =>
      isOwn || isOwnText(text) ? word : word === 'me' ? 'you' : 'your',
    )
    .replace(/<char>|<bot>/gi, name)
    .replace(/(?:\{\{user\}\}|<user>)(?:'s|’s)/gi, 'your')
    .replace(/\{\{user\}\}|<user>/gi, 'you')
    .replace(
      /(?<!\bof )\byou (is|was|[a-z]+s)\b([^.;:]*?\band )?([a-z]+s\b)?/g,
      (whole, ...groups) => {
        const [verb = '', between = '', other = ''] = groups as string[]; // then the offset
        const form = verb === 'is' ? 'are' : verb === 'was' ? 'were' : baseOf(verb);
        return form === undefined
          ? whole
          : `you ${form}${between}${firstPersonForm(other) ?? other}`;
      },
    )
    .replace(/(^|[.!?]\s+)you\b/g, '$1You')
    .replace(/\{\{[^{}]*\}\}/g, '')
    .replace(/<br *\/?>|<\/(?:p|div|li|h\d)>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '');

const baseOf = (verb: string): string | undefined =>
  firstPersonForm(verb) ??
  (/^(?:always|sometimes|guys|this|perhaps|besides)$/.test(verb) ? undefined : stemOf(verb));

export interface Exchange {
  readonly asked: string;
  readonly said: string;
}

/** A line of a speaker other than the character. */
const readersLine = /^\s*(?:\{\{user\}\}|<user>|\p{L}[\p{L}\d '_-]{0,30})\s*:/iu;

/** Exchanges of an example dialogue: the character's line without gestures, and the line before it. */
export function exchangesIn(text: string, name: string): Exchange[] {
  const own = new RegExp(
    `^\\s*(?:\\{\\{char\\}\\}|<char>|<bot>|${escaped(name)}|${escaped(shortName(name))})\\s*:`,
    'i',
  );
  const exchanges: { asked: string; said: string }[] = [];
  let asked = '';
  let isReader = false;
  for (const line of text.split('\n')) {
    if (/^\s*<START>/i.test(line)) asked = '';
    else if (readersLine.test(line) && !own.test(line)) {
      asked = line.replace(readersLine, '').trim();
      isReader = true;
    } else if (own.test(line) || (!isReader && line.trim() !== '')) {
      const said = filled(line.replace(own, ''), name, true)
        .replace(/\*[^*]*\*/g, ' ')
        .replace(/["“”]/g, '')
        .replace(/\s+/g, ' ')
        .trim();
      if (said !== '') exchanges.push({ asked, said });
      isReader = false;
    }
  }
  return exchanges;
}

/** A description that is a dialogue, with placeholders or with names: "You: Any family?", "Mia: Two sisters." */
export const isDialogue = (text: string, name: string): boolean =>
  /(?:\{\{char\}\}|<char>|<bot>)\s*:|<START>/i.test(text) ||
  (text.match(new RegExp(`^\\s*(?:${escaped(name)}|${escaped(shortName(name))})\\s*:`, 'gm'))
    ?.length ?? 0) > 1;

/** In a text with dialogue, only the character's lines are kept. */
const spoken = (text: string, name: string): string =>
  isDialogue(text, name)
    ? exchangesIn(text, name)
        .map(({ said }) => said)
        .join('\n')
    : text;

export function sentencesText(text: string, name: string): string {
  const plain = filled(spoken(text, name), name).replace(/\*\*|__/g, '');
  const facts: string[] = [];
  const rest = plain.replace(CALL, (_, key: string, values: string) => {
    facts.push(spelledOut(name, key, valuesOf(values)));
    return '';
  });
  const lines = rest
    .split(/\n|(?<=[\]"])\s*;|;(?=[^.]*[:=])/)
    .map((line) => line.replace(/^\s*\[|\]\s*$/g, '').trim())
    .flatMap(entriesOf)
    .filter(
      (line) => line !== '' && line !== name && line !== '[' && !/^[\s[\]{}"();,+]*$/.test(line),
    );
  for (const line of withHeadings(lines)) {
    const [, key = '', values = ''] = PAIR.exec(line) ?? [];
    const isPair = key !== '' && key.split(' ').length <= 3 && !/^https?$/i.test(key);
    const isEntry = /^The [A-Z]/.test(key);
    facts.push(isPair && !isEntry ? spelledOut(name, key, valuesOf(values)) : line);
  }
  return facts
    .map((fact) => joined([fact.replace(/[[\]{}#*<>|]+/g, ' ')]))
    .filter(Boolean)
    .join('\n');
}

/** "Species: human. Weapon: a ladle. Sleeps badly." has an entry in each sentence. */
function entriesOf(line: string): string[] {
  const sentences = sentencesOf(line);
  return sentences.filter((one) => PAIR.test(one)).length > 1 ? sentences : [line];
}

/**
 * A heading and its items become one line ("## Likes" → "Likes: tea, rain"); under other headings, each item is a line.
 */
function withHeadings(lines: readonly string[]): string[] {
  const out: string[] = [];
  let heading = '';
  let items: string[] = [];
  const flush = (): void => {
    const isKey = isKnownKey(heading);
    if (isKey && items.length > 0) out.push(`${heading}: ${items.join(', ')}`);
    else out.push(...items);
    items = [];
  };
  for (const line of lines) {
    const [, title] =
      /^#+\s*(.+)$|^([A-Z][\w ]{2,24}):$/.exec(line)?.filter((one) => one !== undefined) ?? [];
    const [, item] = /^[-*•]\s+(.+)$/.exec(line) ?? [];
    if (title !== undefined) {
      flush();
      heading = title;
    } else if (item !== undefined && !PAIR.test(item)) items.push(item);
    else {
      flush();
      heading = '';
      out.push(line);
    }
  }
  flush();
  return out;
}
