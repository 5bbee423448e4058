// Selects the memories for a prompt within their share: facts that are pinned, about the message or near in time, the
// summary, earlier messages, and other facts. Pure.
import { daysUntil, withDates, withWeekday } from './spoken-dates.ts';

/** How much memory goes into a prompt. */
export type MemoryPreset = 'light' | 'balanced' | 'deep';

export interface RememberedFact {
  readonly id: string;
  readonly text: string;
  readonly is_pinned: boolean;
  /** The day it was mentioned, in the user's time zone. */
  readonly told_on: string;
  /** When it is or was true, if it names a day: `2026-03-05`, `2026-03` or `2026`. */
  readonly day?: string | undefined;
  /** Whether it is about the message that is answered. */
  readonly is_about?: boolean;
}

/** An earlier message, or several consecutive ones. */
export interface RecalledLine {
  /** A chat of the same user with the same character. */
  readonly session_id: string;
  readonly seq: number;
  readonly role: 'user' | 'assistant';
  readonly text: string;
  /** The day it was said, in the user's time zone. */
  readonly day: string;
  /** What has replaced a fact that it states. */
  readonly since?: string | undefined;
}

export interface Remembered {
  readonly preset: MemoryPreset;
  readonly facts: readonly RememberedFact[];
  readonly summary: string;
  readonly recalled: readonly RecalledLine[];
  /** The user's day when the message is answered: plans near that day come before other facts. */
  readonly today: string;
}

/** How many of the newest messages of any chat are read for a prompt. */
export const USUAL_MESSAGES = 120;

interface Preset {
  /** For all memories. */
  readonly tokens: number;
  /** How many earlier messages are recalled. */
  readonly recalled: number;
  /** How many of the newest messages a prompt contains, if they fit. */
  readonly messages: number;
}

/** A long prompt has a cost: money or time at the model's server, and waiting for the user. */
export const presets: Readonly<Record<MemoryPreset, Preset>> = {
  light: { tokens: 300, recalled: 0, messages: USUAL_MESSAGES },
  balanced: { tokens: 800, recalled: 5, messages: USUAL_MESSAGES },
  deep: { tokens: 1_500, recalled: 10, messages: 2_000 },
};

/** The largest share of a small context. */
const MAX_SHARE = 0.2;
/** No context fits more than one message per this many tokens. */
const TOKENS_PER_MESSAGE = 32;
const MAX_LINE = 400;
/** The share of the memory that facts may fill before the summary and earlier messages. */
const FACTS_SHARE = 0.4;
/**
 * After this many facts that did not fit the others are not tried: counting hundreds of them takes longer than
 * everything else.
 */
const MAX_MISSES = 12;

/** The section of a prompt, and its contents. */
export interface MemorySection {
  /** Empty if there are no memories. */
  readonly text: string;
  /** Ids of facts, and places of messages. */
  readonly used: {
    readonly facts: readonly string[];
    readonly has_summary: boolean;
    readonly recalled: readonly { readonly session_id: string; readonly seq: number }[];
  };
  /** How many memories did not fit. */
  readonly left_out: number;
  /** The first of them. */
  readonly unfit: MemorySection['used'];
}

/** How many memories that did not fit are named, of each kind. */
const MAX_UNFIT = 10;

export const noMemory: MemorySection = {
  text: '',
  used: { facts: [], has_summary: false, recalled: [] },
  left_out: 0,
  unfit: { facts: [], has_summary: false, recalled: [] },
};

/** How many of the newest messages are read for a prompt. */
export const messagesFor = (preset: MemoryPreset, contextTokens: number): number =>
  Math.min(
    presets[preset].messages,
    Math.max(USUAL_MESSAGES, Math.floor(contextTokens / TOKENS_PER_MESSAGE)),
  );

/** The most tokens of a prompt's room that the memory takes. */
export const memoryRoom = (preset: MemoryPreset, room: number): number =>
  Math.min(presets[preset].tokens, Math.floor(room * MAX_SHARE));

export function composeMemory(
  { preset, facts, summary, recalled, today }: Remembered,
  { name, room, count }: { name: string; room: number; count: (text: string) => number },
): MemorySection {
  const most = memoryRoom(preset, room);
  // Without it, the dates below do not say how long ago they were.
  const date = `Today is ${withWeekday(today)}.`;
  let left = most - count(date) - 1;
  const fits = (line: string, least = 0): boolean => {
    const cost = count(line) + 1;
    if (left - cost < least) return false;
    left -= cost;
    return true;
  };
  const taken = new Set<string>();
  const takeFacts = (some: readonly RememberedFact[], least = 0): void => {
    let misses = 0;
    for (const fact of some) {
      if (misses === MAX_MISSES) break;
      if (taken.has(fact.id)) continue;
      if (fits(factLine(fact, today), least)) taken.add(fact.id);
      else misses += 1;
    }
  };
  const pinned = facts.filter(({ is_pinned }) => is_pinned);
  const about = facts.filter(({ is_about }) => is_about);
  const near = facts.filter(({ day }) => day !== undefined && isNear(day, today));
  takeFacts([...pinned, ...about, ...near], most * (1 - FACTS_SHARE));
  const has_summary = summary !== '' && fits(summary);
  const recalledLines = recalled
    .map(({ session_id, seq, role, text, day, since }) => {
      const who = role === 'user' ? 'they' : name;
      const change = since ? ` (Changed since then: ${since})` : '';
      return {
        of: { session_id, seq },
        line: `- ${day}, ${who}: ${inLine(text.slice(0, MAX_LINE), day)}${change}`,
      };
    })
    .filter(({ line }) => fits(line));
  takeFacts([...pinned, ...about, ...near, ...facts]);
  const factLines = facts
    .filter(({ id }) => taken.has(id))
    .map((fact) => ({ of: fact.id, line: factLine(fact, today) }));
  const unfitFacts = [...pinned, ...about, ...near, ...facts].filter(({ id }) => !taken.has(id));
  const recalledAt = new Set(recalledLines.map(({ of }) => placeOf(of)));
  const memories = [
    sectionOf(`What ${name} knows about the other person, with the day it was said`, factLines),
    sectionOf('What happened earlier in this conversation', has_summary ? [{ line: summary }] : []),
    sectionOf('Earlier messages that may matter now', recalledLines),
  ].filter(Boolean);
  return {
    text: memories.length === 0 ? '' : [date, ...memories].join('\n\n'),
    used: {
      facts: factLines.map(({ of }) => of),
      has_summary,
      recalled: recalledLines.map(({ of }) => of),
    },
    left_out:
      facts.length +
      recalled.length +
      Number(summary !== '' && !has_summary) -
      factLines.length -
      recalledLines.length,
    unfit: {
      facts: [...new Set(unfitFacts.map(({ id }) => id))].slice(0, MAX_UNFIT),
      has_summary: summary !== '' && !has_summary,
      recalled: recalled
        .filter((one) => !recalledAt.has(placeOf(one)))
        .slice(0, MAX_UNFIT)
        .map(({ session_id, seq }) => ({ session_id, seq })),
    },
  };
}

const placeOf = ({ session_id, seq }: { session_id: string; seq: number }): string =>
  `${session_id} ${seq}`;

const NAMED =
  /^(?:[Nn]ame(?: is|:)|(?:[Ww]ants to be )?[Cc]alled) (?<name>\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,2})/u;

/** The user's name, if a fact has it; the newest come first. */
export const nameIn = (facts: readonly Pick<RememberedFact, 'text'>[]): string | undefined =>
  facts.map(({ text }) => NAMED.exec(text)).find((found) => found !== null)?.groups?.['name'];

/** On one line, so that no text can start a section of its own, with the dates of the days that it names. */
const inLine = (text: string, spokenOn: string): string =>
  withDates(text.replace(/\s+/g, ' ').trim(), spokenOn);

const factLine = ({ text, told_on, day }: RememberedFact, today: string): string =>
  `- ${inLine(text, told_on)} (${told_on}${day === undefined ? '' : distanceOf(day, today)})`;

/** How many days before and after today a plan or an event is on the user's mind. */
const NEAR_DAYS = { past: 2, ahead: 14 };

const isNear = (day: string, today: string): boolean => {
  const days = daysUntil(day, today);
  return days !== undefined && days >= -NEAR_DAYS.past && days <= NEAR_DAYS.ahead;
};

/** A model that only sees dates mistakes last week's plan for a future one. */
function distanceOf(day: string, today: string): string {
  const days = daysUntil(day, today);
  if (days === undefined) return '';
  const named = { '-1': 'was yesterday', 0: 'is today', 1: 'is tomorrow' }[days];
  return `; that ${named ?? (days > 0 ? `is in ${days} days` : `was ${-days} days ago`)}`;
}

const sectionOf = (title: string, lines: readonly { line: string }[]): string =>
  lines.length === 0 ? '' : `${title}:\n${lines.map(({ line }) => line).join('\n')}`;
