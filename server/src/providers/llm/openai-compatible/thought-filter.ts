// Removes inline reasoning (`<think>` blocks) from a model's text, however the tags are split across chunks.
import type { Finish } from './chunk.ts';
import { createEndMarker } from './end-marker.ts';
import { judgeOpening, soundsLikeThought, type Habit } from './thinking-habit.ts';

const names = ['think', 'thinking', 'thought', 'reasoning'];
const opening = [...names.map((name) => `<${name}>`), '[think]'];
const closing = [...names.map((name) => `</${name}>`), '[/think]'];
const LONGEST = Math.max(...closing.map((tag) => tag.length));
/** Longer held text is certainly reasoning; its beginning is enough to judge it. */
const MAX_HELD = 200_000;

type Mode = 'judging' | 'holding' | 'speaking' | 'thinking';

interface Found {
  readonly at: number;
  /** The tag's length; 0 if it may continue in the next chunk. */
  readonly length: number;
  readonly opens: boolean;
}

export type ThoughtFilter = ReturnType<typeof createThoughtFilter>;

export function createThoughtFilter(start: Habit, { trimStart }: { trimStart: boolean }) {
  let mode: Mode = start === 'plain' ? 'speaking' : start === 'unknown' ? 'judging' : 'holding';
  let habit = start;
  const marker = createEndMarker();
  let pending = '';
  let held = '';
  let isBlank = trimStart;
  let hasSpoken = false;
  let thought = false;
  let exposed = false;

  /** Leading blank lines belong to the reasoning block, not to the reply. */
  const show = (text: string): string => {
    const shown = isBlank ? text.trimStart() : text;
    if (shown !== '') {
      isBlank = false;
      hasSpoken = true;
    }
    return shown;
  };

  const release = (): string => {
    const text = held;
    held = '';
    return show(text);
  };

  /** Applies a tag to the text around it; returns what becomes visible. */
  const enter = (tag: Found): string => {
    let shown = '';
    if (tag.opens) {
      shown = release();
      if (habit !== 'inside') habit = 'plain';
    } else if (!thought && (hasSpoken || held.trim() !== '')) {
      exposed = hasSpoken;
      habit = 'inside';
    }
    held = '';
    mode = tag.opens ? 'thinking' : 'speaking';
    thought = true;
    isBlank ||= !hasSpoken;
    return shown;
  };

  const advance = (): string => {
    let shown = '';
    for (;;) {
      if (mode === 'judging') {
        const verdict = judgeOpening(pending);
        if (verdict === 'more') return shown;
        mode = verdict === 'thought' ? 'holding' : 'speaking';
      }
      const tag = findTag(pending, mode);
      const before = pending.slice(0, tag?.at ?? pending.length);
      if (mode === 'speaking') shown += show(before);
      if (mode === 'holding' && held.length < MAX_HELD) held += before;
      pending = tag ? pending.slice(tag.at + tag.length) : '';
      if (!tag?.length) return shown;
      shown += enter(tag);
    }
  };

  return {
    /** Text in, visible text out. */
    push(given: string): string {
      const text = marker.push(given);
      const isPlain = mode === 'speaking' && pending === '' && !isBlank;
      if (isPlain && !text.includes('<') && !text.includes('[')) return text;
      pending += text;
      return advance();
    },
    /** Called if the server sends reasoning separately; returns the held text, and nothing more is held. */
    separated(): string {
      thought = true;
      habit = 'plain';
      isBlank ||= !hasSpoken;
      if (mode !== 'judging' && mode !== 'holding') return '';
      mode = 'speaking';
      return release() + advance();
    },
    /** Returns held text that is visible after all. */
    end(finish: Finish | undefined): string {
      const rest = held + pending + marker.end();
      const isHeld = mode !== 'speaking';
      held = pending = '';
      if (mode === 'thinking') return '';
      const isReply = !soundsLikeThought(rest) && (finish === 'stop' || start !== 'inside');
      if (isHeld && !isReply) return '';
      if (habit !== 'inside') habit = 'plain';
      return show(rest);
    },
    /** What this reply shows about the model's habit. */
    get habit() {
      return habit;
    },
    /** True if displayed text turned out to be reasoning. */
    get exposed() {
      return exposed;
    },
    /** True once there was reasoning. */
    get thought() {
      return thought;
    },
  };
}

/** The first relevant tag in this mode, or the end of the text if a tag may start there. */
function findTag(text: string, mode: Mode): Found | undefined {
  for (let at = nextBracket(text, 0); at >= 0; at = nextBracket(text, at + 1)) {
    const rest = text.slice(at, at + LONGEST).toLowerCase();
    const opens = mode !== 'thinking' && opening.find((tag) => rest.startsWith(tag));
    if (opens) return { at, length: opens.length, opens: true };
    const closes = closing.find((tag) => rest.startsWith(tag));
    if (closes) return { at, length: closes.length, opens: false };
    if (rest.length < LONGEST && mayStart(rest)) return { at, length: 0, opens: false };
  }
  return undefined;
}

const mayStart = (rest: string): boolean =>
  closing.some((tag) => tag.startsWith(rest)) || opening.some((tag) => tag.startsWith(rest));

function nextBracket(text: string, from: number): number {
  const angle = text.indexOf('<', from);
  const square = text.indexOf('[', from);
  if (angle < 0) return square;
  return square < 0 ? angle : Math.min(angle, square);
}
