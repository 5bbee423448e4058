// Reads chat files: our own export, and the JSON Lines of SillyTavern. Pure.
import { z } from 'zod';
import type { UnreadReason } from '@velour/contract/chat.ts';
import { timeAtLocal } from '@velour/calendar/calendar.ts';
import { MAX_STORED_LENGTH, MAX_IMPORTED_MESSAGES } from '@velour/contract/chat-limits.ts';

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

export interface ImportedChat {
  readonly title: string | null;
  readonly messages: readonly ImportedMessage[];
  /** The kind of a message that is not text: a gift, a picture, a notice. */
  readonly skipped: number;
  readonly unread: readonly UnreadPlace[];
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

const MAX_VARIANTS = 50;

const OwnFile = z.object({
  format: z.literal('velour.chat'),
  title: z.string().nullish(),
  messages: z.array(z.unknown()),
});
/** Our own file without its end, of a download that broke off. */
const OWN_START = /^\{\s*"format":\s*"velour\.chat"/;
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
export function readChatFile(file: Uint8Array, timeZone: string): ImportedChat | FileProblem {
  const text = decode(file).trim();
  const json = parse(text);
  const whole = OwnFile.safeParse(json);
  if (whole.success) {
    const { title, messages } = whole.data;
    return collect(messages, (one) => readOwn(one, timeZone), {
      whereIs: (_, at) => `Message ${at + 1}`,
      title: title ?? null,
    });
  }
  if (json === undefined && OWN_START.test(text)) return { problem: 'incomplete' };
  const found = linesOf(text);
  if (found === undefined) return { problem: 'too_many' };
  const lines = found.map((one) => ({ ...one, read: Line.safeParse(parse(one.line)).data }));
  // Group chats start with their first message.
  const [first] = lines;
  const hasHead = !first?.read && Head.safeParse(parse(first?.line ?? '')).success;
  if (!hasHead && lines.every(({ read }) => read === undefined)) return { problem: 'unknown' };
  const characters = new Set(lines.flatMap(({ read }) => (read && speakerOf(read)) ?? []));
  const isGroup = characters.size > 1;
  return collect(lines.slice(hasHead ? 1 : 0), ({ read }) => readLine(read, timeZone, isGroup), {
    whereIs: ({ where }) => where,
    title: null,
  });
}

/** Without blank ones. Undefined if there are too many: reading them all would take minutes and gigabytes. */
function linesOf(text: string): { line: string; where: string }[] | undefined {
  const lines: { line: string; where: string }[] = [];
  let from = 0;
  for (let number = 1; from < text.length; number += 1) {
    const end = text.indexOf('\n', from);
    const line = text.slice(from, end === -1 ? text.length : end).trim();
    from = end === -1 ? text.length : end + 1;
    if (line === '') continue;
    // One may be the head.
    if (lines.length > MAX_IMPORTED_MESSAGES) return undefined;
    lines.push({ line, where: `Line ${number}` });
  }
  return lines;
}

/** UTF-8, or UTF-16 if its mark says so: some Windows editors store it when a file is changed. */
function decode(file: Uint8Array): string {
  const [first = 0, second = 0] = file;
  const isUtf16 = first === 0xff && second === 0xfe;
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(file);
}

/** Reads what it can: a truncated or broken line does not cost the others. */
function collect<T>(
  all: readonly T[],
  read: (one: T) => Read,
  { whereIs, title }: { whereIs: (one: T, at: number) => string; title: string | null },
): ImportedChat | FileProblem {
  if (all.length > MAX_IMPORTED_MESSAGES) return { problem: 'too_many' };
  const found: ImportedMessage[] = [];
  const unread: UnreadPlace[] = [];
  for (const [at, one] of all.entries()) {
    const message = read(one);
    if (typeof message === 'string') unread.push({ where: whereIs(one, at), why: message });
    else if (message) found.push(message);
  }
  const [first] = unread;
  if (found.length > 0)
    return { title, messages: found, unread, skipped: all.length - found.length - unread.length };
  return first ? { problem: first.why, where: first.where } : { problem: 'empty' };
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
  const clean = message.variants.map((text) => text.toWellFormed().replaceAll('\0', '').trim());
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

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
