// What of the memory goes into a prompt: pinned facts first, then the newest, the summary, and earlier lines, within its share. Pure.
import type { MemoryPreset } from '@velour/contract/memory-values.ts';

export interface RememberedFact {
  readonly id: string;
  readonly text: string;
  readonly is_pinned: boolean;
  readonly told_at: Date;
}

/** An earlier message, or several in a row. */
export interface RecalledLine {
  readonly seq: number;
  readonly role: 'user' | 'assistant';
  readonly text: string;
  readonly at: Date;
}

export interface Remembered {
  readonly preset: MemoryPreset;
  readonly facts: readonly RememberedFact[];
  readonly summary: string;
  readonly recalled: readonly RecalledLine[];
}

/** Tokens in all, and how many earlier messages are looked up. */
export const presets: Readonly<Record<MemoryPreset, { tokens: number; recalled: number }>> = {
  light: { tokens: 300, recalled: 0 },
  balanced: { tokens: 800, recalled: 3 },
  deep: { tokens: 1_500, recalled: 6 },
};

/** Of a small context. */
const MOST_SHARE = 0.2;
const MOST_LINE = 400;

/** The section of the prompt; empty where nothing is remembered. */
export function composeMemory(
  { preset, facts, summary, recalled }: Remembered,
  { name, room, count }: { name: string; room: number; count: (text: string) => number },
): string {
  let left = Math.min(presets[preset].tokens, Math.floor(room * MOST_SHARE));
  const take = (line: string): string[] => {
    const cost = count(line) + 1;
    if (cost > left) return [];
    left -= cost;
    return [line];
  };
  const pinned = facts.filter(({ is_pinned }) => is_pinned);
  const others = facts.filter(({ is_pinned }) => !is_pinned);
  const factLines = [...pinned, ...others].flatMap(({ text, told_at }) =>
    take(`- ${text} (${dayOf(told_at)})`),
  );
  const summaryLines = summary === '' ? [] : take(summary);
  const recalledLines = recalled.flatMap(({ role, text, at }) =>
    take(`- ${dayOf(at)}, ${role === 'user' ? 'they' : name}: ${text.slice(0, MOST_LINE)}`),
  );
  return [
    sectionOf(`What ${name} knows about the other person, with the day it was said`, factLines),
    sectionOf('What happened earlier in this conversation', summaryLines),
    sectionOf('Earlier messages that may matter now', recalledLines),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const sectionOf = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `${title}:\n${lines.join('\n')}`;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
