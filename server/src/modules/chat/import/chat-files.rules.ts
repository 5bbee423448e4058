// Reads chat files: our own export, and the JSON Lines of SillyTavern. A survey of the file finds its messages, which
// are then read one at a time. Pure.
import { z } from 'zod';
import type { UnreadReason } from '@velour/contract/chat.ts';
import { timeAtLocal } from '@velour/calendar/calendar.ts';
import { limitMarks } from '@velour/text-search/combining-marks.ts';
import { MAX_STORED_LENGTH, MAX_IMPORTED_MESSAGES } from '@velour/contract/chat-limits.ts';
import {
  PERSONA_LIMITS,
  REPLY_LANGUAGES,
  REPLY_LENGTHS,
  REPLY_STYLES,
} from '@velour/contract/chat-settings-values.ts';
import { MEMORY_PRESETS } from '@velour/contract/memory-values.ts';
import { isVisible, storable } from '@velour/contract/scalars.ts';
import { linesIn, parse, readObjectFile, textAt, type Span } from './chat-file-places.rules.ts';

/** A message of a file. */
export interface ImportedMessage {
  readonly author: 'user' | 'character';
  /** All versions of it. */
  readonly variants: readonly string[];
  /** The index of the visible version. */
  readonly active: number;
  /** Undefined if the file has none, or none that can be parsed. */
  readonly at: Date | undefined;
  /** Undefined if it was not edited. */
  readonly edited_at?: Date | undefined;
  /** The user excluded it from memory. */
  readonly is_forgotten: boolean;
}

/** What a file says of its chat, and where its messages are. */
export interface ChatSurvey {
  readonly title: string | null;
  /** Empty if the file has none. */
  readonly settings: ImportedSettings;
  /** Undefined if the file does not say, null for none. */
  readonly persona: ImportedPersona | null | undefined;
  /** How each message is read. */
  readonly form: { readonly isOwn: boolean; readonly isGroup: boolean };
  readonly places: readonly Span[];
  /** The time of each message. */
  readonly times: readonly (Date | undefined)[];
  /** The author of the first message. */
  readonly opener: ImportedMessage['author'];
  /** The kind of a message that is not text: a gift, a picture, a notice. */
  readonly skipped: number;
  /** With the first positions. */
  readonly unread: { readonly count: number; readonly first: UnreadPlace[] };
}

/** A message that cannot be read, by its position in the file. */
export interface UnreadPlace {
  readonly where: string;
  readonly why: UnreadReason;
}

/** Why a file is refused, with the first position that cannot be read, if there is one. */
export type FileProblem =
  | { readonly problem: 'unknown' | 'incomplete' | 'empty' | 'too_many' }
  | { readonly problem: UnreadReason; readonly where: string };

/** The switch between versions has no more. */
const MAX_VARIANTS = 1_000;
/** How many unreadable messages are named, by their positions. */
const MAX_NAMED = 10;
/** With all versions; larger ones hold up other requests while they are read. */
const MAX_MESSAGE_BYTES = 4 * 1024 * 1024;

const OwnSettings = z.object({
  length: z.enum(REPLY_LENGTHS).optional().catch(undefined),
  style: z.enum(REPLY_STYLES).optional().catch(undefined),
  language: z.enum(REPLY_LANGUAGES).nullish().catch(undefined),
  memory: z.enum(MEMORY_PRESETS).optional().catch(undefined),
});
export type ImportedSettings = z.infer<typeof OwnSettings>;

const OwnPersona = z.object({
  name: storable(PERSONA_LIMITS.name).refine(isVisible),
  pronouns: storable(PERSONA_LIMITS.pronouns),
  description: storable(PERSONA_LIMITS.description),
});
export type ImportedPersona = z.infer<typeof OwnPersona>;

const OwnFile = z.object({
  format: z.literal('velour.chat'),
  title: z.string().nullish().catch(null),
  settings: OwnSettings.catch({}).default({}),
  persona: OwnPersona.nullish().catch(undefined),
});
/** Our own file without its end, of a download that broke off. */
const OWN_START = /^\{\s*"format":\s*"velour\.chat"/;
const START_BYTES = 200;
const OwnMessage = z.object({
  author: z.enum(['user', 'character']),
  kind: z.string().default('text'),
  text: z.string(),
  sent_at: z.string().optional(),
  edited_at: z.string().nullish().catch(null),
  is_forgotten: z.boolean().default(false),
  /** All versions and the index of `text` among them, if there are several. */
  versions: z.array(z.string()).optional(),
  version: z.int().min(0).optional(),
});

const Head = z.union([
  z.object({ user_name: z.string(), character_name: z.string() }),
  z.object({ chat_metadata: z.object({}) }),
]);
/** Scripts and extensions write odd values: only a message's text and author are required, the rest may be anything. */
const Line = z.object({
  name: z.string().nullish().catch(null),
  is_user: z.boolean().nullish(),
  is_system: z.boolean().nullish().catch(false),
  mes: z.string(),
  send_date: z.union([z.string(), z.number()]).optional().catch(undefined),
  swipes: z.array(z.string().catch('')).catch([]),
  swipe_id: z.number().int().min(0).optional().catch(undefined),
  extra: z.object({ type: z.string().nullish() }).optional().catch(undefined),
});
type Line = z.infer<typeof Line>;

/** A message; undefined for one that is skipped; or why it cannot be read. */
type Read = ImportedMessage | undefined | UnreadReason;

/** `timeZone` is that of times without one. */
export function surveyChatFile(file: Uint8Array, timeZone: string): ChatSurvey | FileProblem {
  const whole = readObjectFile(file, MAX_IMPORTED_MESSAGES);
  const own = OwnFile.safeParse(whole?.fields);
  if (own.success && whole?.messages && (whole.isWhole || isTooMany(whole.messages))) {
    const { title = null, settings, persona } = own.data;
    const places = whole.messages.map((span, at) => ({ ...span, where: `Message ${at + 1}` }));
    const form = { isOwn: true, isGroup: false };
    return collect(file, { title, settings, persona, form }, { places, timeZone });
  }
  if (!whole?.isWhole && OWN_START.test(textAt(file, { from: 0, to: START_BYTES })))
    return { problem: 'incomplete' };
  return surveyLines(file, timeZone);
}

function surveyLines(file: Uint8Array, timeZone: string): ChatSurvey | FileProblem {
  // One may be the head.
  const lines = linesIn(file, MAX_IMPORTED_MESSAGES + 1);
  if (lines.length > MAX_IMPORTED_MESSAGES + 1) return { problem: 'too_many' };
  const [first] = lines;
  const characters = new Set<string>();
  let hasMessage = false;
  let hasHead = false;
  for (const line of lines) {
    const json = parse(textAt(file, line));
    const read = Line.safeParse(json).data;
    // Group chats start with their first message.
    if (line === first) hasHead = !read && Head.safeParse(json).success;
    hasMessage ||= read !== undefined;
    const speaker = read && speakerOf(read);
    if (speaker !== undefined) characters.add(speaker);
  }
  if (!hasHead && !hasMessage) return { problem: 'unknown' };
  const form = { isOwn: false, isGroup: characters.size > 1 };
  const places = lines
    .slice(hasHead ? 1 : 0)
    .map(({ number, ...span }) => ({ ...span, where: `Line ${number}` }));
  const head = { title: null, settings: {}, persona: undefined, form };
  return collect(file, head, { places, timeZone });
}

/** UTF-8, also of a file with a mark of UTF-16: some Windows editors store it when a file is changed. */
export function asUtf8(file: Uint8Array): Uint8Array {
  const [first, second, third] = file;
  if (first === 0xff && second === 0xfe)
    return new TextEncoder().encode(new TextDecoder('utf-16le').decode(file));
  return first === 0xef && second === 0xbb && third === 0xbf ? file.subarray(3) : file;
}

const isTooMany = (all: readonly unknown[]): boolean => all.length > MAX_IMPORTED_MESSAGES;

interface Found {
  readonly places: readonly (Span & { readonly where: string })[];
  readonly timeZone: string;
}

/** Reads what it can: a truncated or broken line does not cost the others. */
function collect(
  file: Uint8Array,
  head: Pick<ChatSurvey, 'title' | 'settings' | 'persona' | 'form'>,
  { places: all, timeZone }: Found,
): ChatSurvey | FileProblem {
  if (isTooMany(all)) return { problem: 'too_many' };
  const places: Span[] = [];
  const times: (Date | undefined)[] = [];
  let opener: ImportedMessage['author'] | undefined;
  let count = 0;
  const first: UnreadPlace[] = [];
  for (const { where, from, to } of all) {
    const message = readAt(file, { from, to }, { form: head.form, timeZone });
    if (typeof message === 'string') {
      count += 1;
      if (first.length < MAX_NAMED) first.push({ where, why: message });
    } else if (message) {
      opener ??= message.author;
      places.push({ from, to });
      times.push(message.at);
    }
  }
  const skipped = all.length - places.length - count;
  if (opener) return { ...head, places, times, opener, skipped, unread: { count, first } };
  const [unread] = first;
  return unread ? { problem: unread.why, where: unread.where } : { problem: 'empty' };
}

/** A message that the survey of the file found. */
export function messageAt(
  file: Uint8Array,
  place: Span,
  form: ChatSurvey['form'],
): ImportedMessage {
  // The survey has read the times.
  const message = readAt(file, place, { form, timeZone: 'UTC' });
  if (typeof message !== 'object') throw new Error('There is no message at this place.');
  return message;
}

interface Reading {
  readonly form: ChatSurvey['form'];
  readonly timeZone: string;
}

function readAt(file: Uint8Array, place: Span, { form, timeZone }: Reading): Read {
  if (place.to - place.from > MAX_MESSAGE_BYTES) return 'too_long';
  const json = parse(textAt(file, place));
  return form.isOwn
    ? readOwn(json, timeZone)
    : readLine(Line.safeParse(json).data, timeZone, form.isGroup);
}

function readOwn(one: unknown, timeZone: string): Read {
  const read = OwnMessage.safeParse(one);
  if (!read.success) return 'damaged';
  const { author, kind, text, sent_at, is_forgotten, versions = [], version } = read.data;
  if (kind !== 'text') return undefined;
  const all = versionsOf({ mes: text, swipes: versions, swipe_id: version });
  const edited_at = timeOf(read.data.edited_at ?? undefined, timeZone);
  return messageOf({ author, ...all, at: timeOf(sent_at, timeZone), edited_at, is_forgotten });
}

/** The character's name; undefined for text by the user, the program or a narrator (`/sys`). */
const speakerOf = ({ name, is_user, is_system, extra }: Line): string | undefined =>
  is_user || (is_system && extra?.type) || extra?.type === 'narrator'
    ? undefined
    : name?.trim() || undefined;

/** `isGroup`: several characters speak, so each message starts with its speaker's name. */
function readLine(line: Line | undefined, timeZone: string, isGroup: boolean): Read {
  if (!line) return 'damaged';
  const { is_user, is_system, mes, send_date, extra } = line;
  // The program's own messages and notes have a type; a message that was hidden from the character has none.
  if (is_system && extra?.type) return undefined;
  const author = is_user ? 'user' : 'character';
  const speaker = isGroup ? speakerOf(line) : undefined;
  const { variants, active } = is_user ? { variants: [mes], active: 0 } : versionsOf(line);
  return messageOf({
    author,
    variants: speaker
      ? variants.map((text) => (text.trim() ? `${speaker}: ${text}` : ''))
      : variants,
    active,
    at: timeOf(send_date, timeZone),
    is_forgotten: is_system === true,
  });
}

/** The visible text wins, even if the list of versions differs; it does not replace another version. */
function versionsOf({ mes, swipes, swipe_id }: Pick<Line, 'mes' | 'swipes' | 'swipe_id'>) {
  const named = swipe_id !== undefined && swipe_id < swipes.length ? swipe_id : swipes.indexOf(mes);
  const active = named === -1 ? swipes.length : named;
  const variants = swipes.toSpliced(active, 1, mes);
  // Keeps the newest versions and the visible one.
  const early = Math.max(0, Math.min(active, variants.length - MAX_VARIANTS));
  return { variants: variants.slice(early, early + MAX_VARIANTS), active: active - early };
}

/** Removes characters that cannot be stored, and empty versions: if the visible one is empty, the newest is shown. */
function messageOf(message: ImportedMessage): Read {
  const clean = message.variants.map((text) =>
    limitMarks(text.toWellFormed().replaceAll('\0', '').trim()),
  );
  if (clean.some((text) => text.length > MAX_STORED_LENGTH)) return 'too_long';
  const variants = clean.filter((text) => text !== '');
  const shown = clean[message.active] || variants.at(-1);
  if (shown === undefined) return undefined;
  return { ...message, variants, active: variants.indexOf(shown) };
}

/** Time zones at the end of a time: `Z`, `GMT`, `+02:00`, `GMT+0200 (CEST)`. */
const NAMED_ZONE =
  /(?:(?<![a-z])(?:Z|UTC?|GMT|[ECMP][SD]T)|\d ?(?:UTC|GMT)?[+-]\d\d:?\d\d)(?: ?\([^()]*\))?$/i;

/** Smaller numbers are seconds, as other programs write them: 1973 in milliseconds, 5138 in seconds. */
const LEAST_MS = 100_000_000_000;

/**
 * `July 4, 2023 3:05pm` and `2023-07-04@15h05m10s` are older forms of SillyTavern's, in the local time of the device
 * on which the chat was written.
 */
export function timeOf(value: string | number | undefined, timeZone: string): Date | undefined {
  if (value === undefined) return undefined;
  if (Number(value) > 0 && Number(value) < LEAST_MS) return timeOf(Number(value) * 1_000, timeZone);
  const [, day, hours, minutes, seconds = '00'] =
    /^(\d{4}-\d\d?-\d\d?) ?@(\d\d?)h ?(\d\d?)m(?: ?(\d\d?)s)?/.exec(String(value)) ?? [];
  const readable =
    day === undefined
      ? typeof value === 'number' || /^\d{12,}$/.test(value)
        ? Number(value)
        : value.replace(/(\d)(am|pm)$/i, '$1 $2')
      : `${day} ${hours}:${minutes}:${seconds}`;
  const isLocal = typeof readable === 'string' && !NAMED_ZONE.test(readable.trim());
  const at = isLocal
    ? timeAtLocal(new Date(`${readable.replace(/^(\d{4}-\d\d-\d\d)T/, '$1 ')} UTC`), timeZone)
    : new Date(readable);
  return Number.isNaN(at.getTime()) || at.getTime() <= 0 ? undefined : at;
}
