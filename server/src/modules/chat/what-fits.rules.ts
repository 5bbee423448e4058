// What fits into a prompt: the newest messages of a chat, the sections of a card, cut if they are too long, and lore. Pure.
import type { PromptMessage } from '../../providers/llm/port.ts';
import type { Lore } from '@velour/character-cards/lorebook/lore.ts';
import type { Section } from './prompt-texts.rules.ts';

type Count = (text: string) => number;

interface Budget {
  /** In tokens. */
  readonly room: number;
  readonly count: Count;
}

/** Tokens per message that chat templates add around the text. */
const MESSAGE_OVERHEAD = 6;

/** The tokens of each message. */
export const messageCosts = (messages: readonly PromptMessage[], count: Count): readonly number[] =>
  messages.map(({ text }) => count(text) + MESSAGE_OVERHEAD);

/** How many of the newest messages fit; the newest is always included. */
export function newestThatFit(costs: readonly number[], room: number): number {
  let left = room;
  let fitting = 0;
  for (const cost of costs.toReversed()) {
    left -= cost;
    if (left < 0) break;
    fitting += 1;
  }
  return Math.min(costs.length, Math.max(1, fitting));
}

/** The newest messages that fit, and their tokens; if not even the newest does, its start is cut off. */
export function takeNewest(
  messages: readonly PromptMessage[],
  { room, costs, count }: Budget & { readonly costs: readonly number[] },
): { messages: readonly PromptMessage[]; cost: number } {
  const fitting = newestThatFit(costs, room);
  const cost = costs.slice(-fitting).reduce((sum, one) => sum + one, 0);
  const taken = messages.slice(-fitting);
  const [only] = taken;
  if (only === undefined || cost <= room) return { messages: taken, cost };
  const text = tailThatFits(only.text, { room: room - MESSAGE_OVERHEAD, count });
  return { messages: [{ ...only, text }], cost: count(text) + MESSAGE_OVERHEAD };
}

function tailThatFits(text: string, { room, count }: Budget): string {
  let tail = text;
  while (tail.length > 32 && count(tail) > room) tail = tail.slice(Math.ceil(tail.length / 4));
  // A cut through a surrogate pair leaves a lone half at the start.
  return tail.replace(/^[\uDC00-\uDFFF]/, '');
}

export interface Fitting extends Section {
  readonly cost: number;
  readonly is_cut: boolean;
}

/** The tokens between two sections. */
const GAP = 2;
/** The least room, in tokens, for the start of a section. */
const LEAST_ROOM = 60;

/** In order. What fits in full has priority; the room that it leaves is used for the starts of others. */
export function fitSections(sections: readonly Section[], { room, count }: Budget): Fitting[] {
  const fitting = new Map<Section, Fitting>();
  let left = room;
  const add = (section: Section, text: string, cost: number): void => {
    fitting.set(section, { ...section, text, cost, is_cut: text !== section.text });
    left -= cost;
  };
  for (const section of sections) {
    const cost = count(section.text) + GAP;
    if (fitting.size === 0 || cost <= left) add(section, section.text, cost);
  }
  for (const section of sections) {
    if (!section.may_be_cut || fitting.has(section) || left < LEAST_ROOM) continue;
    const text = headThatFits(section.text, { room: left - GAP, count });
    add(section, text, count(text) + GAP);
  }
  return sections.flatMap((section) => fitting.get(section) ?? []);
}

const LAST_SENTENCE_END = /[.!?…。！？][^.!?…。！？]*$/u;

/** Cut after a sentence or a line, if one ends in its second half. */
function headThatFits(text: string, { room, count }: Budget): string {
  let head = text.slice(0, Math.floor((text.length * room) / count(text)));
  while (head.length > 32 && count(head) > room) head = head.slice(0, -Math.ceil(head.length / 10));
  const half = Math.floor(head.length / 2);
  const rest = head.slice(half);
  const end = 1 + Math.max(rest.lastIndexOf('\n'), rest.search(LAST_SENTENCE_END));
  // Otherwise a cut through a surrogate pair leaves a lone half at the end.
  const shown = end > 0 ? head.slice(0, half + end) : head.replace(/[\uD800-\uDBFF]$/, '');
  return shown.trimEnd();
}

/** How many lore entries that did not fit a receipt names, and the length of a name. */
const MAX_UNFIT = 20;
const MAX_NAME = 80;

export interface UsedLore {
  readonly names: readonly string[];
  readonly left_out: number;
  /** The first of those left out. */
  readonly unfit: readonly string[];
}

/** A section of lore that does not fit beside the card is left out with all its entries. */
export function usedLore({ used, left_out }: Lore, fitting: readonly Fitting[]): UsedLore {
  const given = used.filter(
    ({ place }) => place === undefined || fitting.some((one) => one.place === place),
  );
  const unfit = used.filter((one) => !given.includes(one)).map(({ name }) => name);
  const names = [...unfit, ...left_out];
  return {
    names: given.map(({ name }) => name),
    left_out: names.length,
    unfit: names.slice(0, MAX_UNFIT).map((name) => name.slice(0, MAX_NAME)),
  };
}
