// Which sections of a card fit into a prompt, and how much of those that do not. Pure.
import type { Section } from './prompt-texts.rules.ts';

interface Budget {
  readonly room: number;
  readonly count: (text: string) => number;
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
