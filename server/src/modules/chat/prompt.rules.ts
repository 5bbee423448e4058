// Builds a prompt from the character's card and the newest messages, within the model's context. Pure.
import type { CardSection, ReceiptPart } from '@velour/contract/receipt-values.ts';
import type { Aside, Persona, Prompt, PromptMessage } from '../../providers/llm/port.ts';
import {
  createVariables,
  fillMacros,
  hiddenKeys,
  type Filling,
} from '@velour/character-cards/macros.ts';
import type { CardExtras } from '@velour/character-cards/lorebook/lorebook.ts';
import type { LorePlace } from '@velour/character-cards/lorebook/decorators.ts';
import {
  cardSections,
  personaSection,
  replyTokens,
  ruleText,
  temperatures,
  type Section,
  type Writing,
} from './prompt-texts.rules.ts';
import {
  fitSections,
  messageCosts,
  newestThatFit,
  takeNewest,
  usedLore,
  type Fitting,
  type UsedLore,
} from './what-fits.rules.ts';
import {
  composeMemory,
  memoryRoom,
  noMemory,
  type MemorySection,
  type Remembered,
} from '@velour/chat-memory/remembered.ts';
import {
  ASIDE_TOKENS,
  noLore,
  selectLore,
  type Lore,
  type LoreAside,
  type Story,
} from '@velour/character-cards/lorebook/lore.ts';

/** What the character knows of the user, quoted to the model as data, never as instructions. */
export interface PromptCard {
  readonly name: string;
  readonly age: number;
  readonly tagline: string;
  readonly description: string;
  readonly personality: string;
  readonly scenario: string;
  readonly example_dialogue: string;
  readonly system_notes: string;
  readonly tags: readonly string[];
  readonly traits: Persona['traits'];
}

export interface PromptNeeds {
  /** As written, with its placeholders. */
  readonly card: PromptCard;
  readonly extras: CardExtras;
  /** As written; the chat started with one of them. */
  readonly greetings: readonly string[];
  readonly filling: Filling;
  /** Whether moderation allows a piece of lore. */
  readonly isAllowed: (text: string) => boolean;
  /** Oldest first; the reply follows or continues the newest. */
  readonly messages: readonly PromptMessage[];
  /** Of the full chat; undefined if it can be counted from the messages. */
  readonly story: Story | undefined;
  readonly writing: Writing;
  readonly continues: boolean;
  readonly variant: number;
  readonly asks_if_human: boolean;
  readonly in_distress: boolean;
  readonly context_tokens: number;
  readonly count: (text: string) => number;
}

/** A part of the context that stays free, since token counts are estimates. */
const SAFETY_MARGIN = 0.06;
/** The lore's share of the room that the card and the conversation have. */
const LORE_SHARE = 0.2;

/** What went into a prompt, by part and without its texts. */
export interface Receipt {
  /** The model's context size; the reply's share of it stays free. */
  readonly context_tokens: number;
  /** Estimated tokens of each part. */
  readonly parts: Readonly<Record<ReceiptPart, number>>;
  /** How many of the newest messages. */
  readonly messages: number;
  /** Whether not even the newest fitted in full. */
  readonly is_message_cut: boolean;
  readonly cut_sections: readonly {
    readonly section: CardSection;
    readonly is_left_out: boolean;
  }[];
  readonly memory: MemorySection['used'] & Pick<MemorySection, 'left_out' | 'unfit'>;
  readonly lore: UsedLore;
}

/** All of a prompt except the memories, whose number depends on how many messages fit. */
export interface Draft {
  readonly needs: PromptNeeds;
  /** The tokens of each message. */
  readonly costs: readonly number[];
  readonly card: PromptCard;
  readonly rules: string;
  readonly lore: Lore;
  readonly asides: readonly LoreAside[];
  readonly sections: readonly Section[];
  readonly fitting: readonly Fitting[];
  readonly max_tokens: number;
  /** For everything but the reply. */
  readonly room: number;
  /** How many of the newest messages fit with this many tokens of memory. */
  readonly shownBeside: (memoryTokens: number) => number;
}

export const draftPrompt = (needs: PromptNeeds): Draft => draft(needs, false);

export function finishPrompt(
  first: Draft,
  remembered: Remembered | undefined,
): { prompt: Prompt; receipt: Receipt } {
  const whole = compose(first, remembered);
  const isShorter = whole.is_full && first.lore.may_shrink;
  const { prompt, receipt } = isShorter ? compose(draft(first.needs, true), remembered) : whole;
  return { prompt, receipt };
}

/** `isFull`: the context could not hold everything, so optional lore entries are left out. */
function draft(given: PromptNeeds, isFull: boolean): Draft {
  // In the order of SillyTavern: the greeting, the card, its notes, then its lore, whose texts may use the variables of
  // those before.
  const needs = { ...given, filling: { ...given.filling, variables: createVariables() } };
  setGreetingVariables(needs);
  const { count, context_tokens, messages, writing } = needs;
  const card = filled(needs);
  const max_tokens = Math.min(replyTokens[writing.length], Math.floor(context_tokens / 4));
  const room = Math.floor(context_tokens * (1 - SAFETY_MARGIN)) - max_tokens;
  const rules = ruleText(card.name, needs);
  const share = Math.floor(room * LORE_SHARE);
  const notes = fillMacros(needs.extras.closing_notes, needs.filling);
  const note = depthNote(needs, share);
  const lore = loreOf(needs, { share, note, is_full: isFull });
  const asides = [...lore.asides, ...note];
  const sections = cardSections(card, { lore, notes, persona: personaSection(writing, card.name) });
  const taken = count(rules);
  const fitting = fitSections(sections, { room: Math.floor(room * 0.6) - taken, count });
  const cost = fitting.reduce((sum, one) => sum + one.cost, taken + costOf(asides, count));
  const costs = messageCosts(messages, count);
  const shownBeside = (memory: number): number => newestThatFit(costs, room - cost - memory);
  return {
    needs,
    costs,
    card,
    rules,
    lore,
    asides,
    sections,
    fitting,
    max_tokens,
    room,
    shownBeside,
  };
}

function compose(drafted: Draft, remembered: Remembered | undefined) {
  const { needs, costs, card, rules, lore, sections, fitting, max_tokens, room } = drafted;
  const { count, context_tokens, continues, variant, writing } = needs;
  const memory = memoryOf(drafted, remembered);
  const texts = [...fitting.map(({ text }) => text), memory.text, rules];
  const system = texts.filter((text) => text !== '').join('\n\n');
  const asidesCost = costOf(drafted.asides, count);
  const left = room - count(system) - asidesCost;
  const { messages, cost } = takeNewest(needs.messages, { room: left, costs, count });
  const asides = placed(drafted.asides, messages.length, continues);
  const sizes = costsOf(fitting);
  const loreAsidesCost = costOf(lore.asides, count);
  const isCut = sections.length > fitting.filter(({ is_cut }) => !is_cut).length;
  const receipt: Receipt = {
    context_tokens,
    parts: {
      ...sizes,
      character: sizes.character + asidesCost - loreAsidesCost,
      lore: sizes.lore + loreAsidesCost,
      memory: count(memory.text),
      rules: count(rules),
      messages: cost,
    },
    messages: messages.length,
    is_message_cut: messages.at(-1)?.text !== needs.messages.at(-1)?.text,
    cut_sections: cutSections(drafted),
    memory: { ...memory.used, left_out: memory.left_out, unfit: memory.unfit },
    lore: usedLore(lore, fitting),
  };
  return {
    prompt: {
      system,
      messages,
      asides,
      persona: { ...card, ...beside(drafted, { remembered, memory }) },
      continues,
      variant,
      max_tokens,
      temperature: temperatures[writing.style],
    },
    receipt,
    is_full: messages.length < needs.messages.length || isCut,
  };
}

/** For the demo model, which does not read the system text. */
const beside = (
  { needs: { writing }, lore }: Draft,
  { remembered, memory }: { remembered: Remembered | undefined; memory: MemorySection },
): Pick<Persona, 'lore' | 'reader' | 'told'> => ({
  lore: [...Object.values(lore.placed), ...lore.asides.map(({ text }) => text)]
    .filter(Boolean)
    .join('\n'),
  reader: writing.persona ?? undefined,
  told: (remembered?.facts ?? [])
    .filter(({ id }) => memory.used.facts.includes(id))
    .map(({ text }) => text),
});

const cutSections = ({ sections, fitting }: Draft): Receipt['cut_sections'] =>
  sections.flatMap(({ of: section }) => {
    const found = fitting.find((one) => one.of === section);
    if (section === undefined || found?.is_cut === false) return [];
    return [{ section, is_left_out: found === undefined }];
  });

function costsOf(sections: readonly Fitting[]): Record<Section['part'], number> {
  const costs = { character: 0, persona: 0, lore: 0 };
  for (const { part, cost } of sections) costs[part] += cost;
  return costs;
}

function memoryOf(
  { needs: { messages, card, count }, room, shownBeside }: Draft,
  remembered: Remembered | undefined,
): MemorySection {
  if (!remembered) return noMemory;
  // Messages in the conversation below need not be recalled.
  const shown = shownBeside(memoryRoom(remembered.preset, room));
  const texts = new Set(messages.slice(-shown).map(({ text }) => text));
  const recalled = remembered.recalled.filter(({ text }) => !texts.has(text));
  return composeMemory({ ...remembered, recalled }, { name: card.name, room, count });
}

/** No aside goes between a text and its continuation. */
const placed = (asides: readonly LoreAside[], messages: number, continues: boolean): Aside[] =>
  asides
    .map(({ role, text, followed_by }) => ({
      role,
      text,
      before: Math.max(0, messages - Math.max(followed_by, continues ? 1 : 0)),
    }))
    .toSorted((one, other) => one.before - other.before);

/** The greeting is in the messages already: only its variables are needed. Its random choices are those of the chat. */
function setGreetingVariables({ greetings, story, filling }: PromptNeeds): void {
  const greeting = greetings[story?.greeting ?? greetings.length];
  if (greeting !== undefined) fillMacros(greeting, { ...filling, seed: filling.stable });
}

/** The card with its placeholders filled. */
function filled({ card, filling }: PromptNeeds): PromptCard {
  const fill = (text: string): string => fillMacros(text, filling);
  return {
    ...card,
    tagline: fill(card.tagline),
    description: fill(card.description),
    personality: fill(card.personality),
    scenario: fill(card.scenario),
    example_dialogue: fill(card.example_dialogue),
    system_notes: fill(card.system_notes),
  };
}

const costOf = (asides: readonly LoreAside[], count: (text: string) => number): number =>
  asides.reduce((sum, { text }) => sum + count(text) + ASIDE_TOKENS, 0);

/** The card's own aside; it has priority over all lore when room is short. */
function depthNote(
  { extras, filling, isAllowed, count }: PromptNeeds,
  room: number,
): readonly LoreAside[] {
  if (!extras.depth_note) return [];
  const { role, depth } = extras.depth_note;
  const text = fillMacros(extras.depth_note.text, filling).trim();
  const note = [{ role, text, followed_by: depth }];
  return text !== '' && costOf(note, count) <= room && isAllowed(text) ? note : [];
}

interface LoreLimit {
  readonly share: number;
  readonly note: readonly LoreAside[];
  readonly is_full: boolean;
}

function loreOf(needs: PromptNeeds, { share, note, is_full }: LoreLimit): Lore {
  const { card, extras, filling, messages, count, isAllowed } = needs;
  if (!extras.book) return noLore;
  const secrets = hiddenKeys(`${card.description}\n${card.scenario}`).join('\n');
  return selectLore({
    book: extras.book,
    recent: [...(secrets === '' ? [] : [secrets]), ...messages.map(({ text }) => text)],
    seed: filling.seed,
    story: needs.story ?? storyOf(messages),
    sections: sectionsOf(card),
    is_full,
    count,
    isAllowed,
    room: share - costOf(note, count),
    beside: note.map(({ text }) => text).join('\n'),
    fill: (text) => fillMacros(text, filling),
  });
}

const storyOf = (messages: readonly PromptMessage[]): Story => ({
  messages: messages.length,
  replies: messages.filter(({ role }) => role === 'assistant').length,
  greeting: undefined,
});

/** The places for lore; an empty section does not count. */
const sectionsOf = ({ personality, scenario, example_dialogue }: PromptCard): LorePlace[] => [
  ...(['before', 'described', 'after'] as const),
  ...(personality.trim() === '' ? [] : (['personality'] as const)),
  ...(scenario.trim() === '' ? [] : (['scenario'] as const)),
  ...(example_dialogue.trim() === '' ? [] : (['examples'] as const)),
];
