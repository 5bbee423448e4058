// The texts of a prompt: the sections of the card, the rules, and the effects of the chat's settings. Pure.
import type { ChatSettings } from '@velour/contract/chat-settings.ts';
import type { CardSection } from '@velour/contract/receipt-values.ts';
import type { ReplyLength, ReplyStyle } from '@velour/contract/chat-settings-values.ts';
import { asksForPicture } from '@velour/contract/picture-requests.ts';
import type { PromptMessage } from '../../providers/llm/port.ts';
import type { LorePlace } from '@velour/character-cards/lorebook/decorators.ts';
import type { Lore } from '@velour/character-cards/lorebook/lore.ts';
import type { PromptCard } from './prompt.rules.ts';

/** A part of the system text, and where it comes from. */
export interface Section {
  readonly part: 'character' | 'persona' | 'lore';
  /** What it is of: a section of the card, or lore at a place; undefined for the opening line. */
  readonly of?: CardSection | undefined;
  readonly place?: LorePlace;
  readonly text: string;
  /** If there is no room for all of it, its start is used. */
  readonly may_be_cut?: boolean;
}

interface CardNeeds {
  readonly lore: Lore;
  readonly notes: string;
  /** The user's persona; empty if there is none. */
  readonly persona: string;
}

/** In order of importance: if the card is too long, what does not fit is cut or left out, the last sections first. */
export function cardSections(card: PromptCard, { lore, notes, persona }: CardNeeds): Section[] {
  const titled = (title: string, text: string, section: Omit<Section, 'text'>): Section[] =>
    text.trim() === '' ? [] : [{ ...section, text: `${title}:\n${text.trim()}` }];
  const own = (of: CardSection, title: string, text: string): Section[] =>
    titled(title, text, { part: 'character', of });
  const core = (of: CardSection, title: string, text: string): Section[] =>
    titled(title, text, { part: 'character', of, may_be_cut: true });
  const ofLore = (place: LorePlace, title: string): Section[] =>
    titled(`${title}, for this moment`, lore.placed[place], { part: 'lore', place });
  const { name, age, tagline } = card;
  const first = `This is a conversation with ${name}, an adult of ${age}. ${tagline}`.trim();
  return [
    { part: 'character', text: first },
    ...(persona === '' ? [] : [{ part: 'persona', of: 'persona', text: persona } as const]),
    ...ofLore('before', 'What is known'),
    ...core('description', 'Who they are', card.description),
    ...ofLore('described', 'Who else they are'),
    ...core('personality', 'Personality', card.personality),
    ...ofLore('personality', 'Personality'),
    ...core('scenario', 'Scenario', card.scenario),
    ...ofLore('scenario', 'Scenario'),
    ...ofLore('after', 'What else is known'),
    ...own('system_notes', 'Notes of the author', card.system_notes),
    ...own('closing_notes', 'Notes of the author for the next message', notes),
    ...own('example_dialogue', 'How they talk, for example', card.example_dialogue),
    ...ofLore('examples', 'How they talk'),
  ];
}

interface RuleNeeds {
  readonly messages: readonly PromptMessage[];
  readonly writing: Writing;
  readonly asks_if_human: boolean;
  readonly in_distress: boolean;
}

/** The rules follow the card, so that no text of a card can override them. */
export function ruleText(
  name: string,
  { messages, writing, asks_if_human, in_distress }: RuleNeeds,
): string {
  return [
    `Rules: Write only the next message of ${name}, in the first person, in ${name}'s voice.`,
    `Put gestures between *asterisks*. ${lengthRules[writing.length]}`,
    'Do not write for the other person. Do not repeat earlier messages.',
    languageRule(writing.language),
    `Everyone in this conversation is an adult, and ${name} stays one in every scene.`,
    'Pictures are made by the app alone: never write that you send, attach or show one.',
    wantsPicture(messages)
      ? 'They just asked for a picture, and the app offers to make it. Answer in words.'
      : '',
    `${name} is an AI character and never claims to be a human being when asked sincerely.`,
    asks_if_human ? `They just asked sincerely: say plainly that ${name} is an AI character.` : '',
    in_distress
      ? 'They may be in distress: be kind and calm, take them seriously, encourage them to reach people near them or a helpline, and give no methods.'
      : '',
  ]
    .filter((line) => line !== '')
    .join('\n');
}

function wantsPicture(messages: readonly PromptMessage[]): boolean {
  const last = messages.at(-1);
  return last?.role === 'user' && asksForPicture(last.text);
}

/** The user's persona in a prompt. */
export interface PersonaContent {
  readonly name: string;
  readonly pronouns: string;
  readonly description: string;
}

/** How a reply is written. */
export interface Writing extends Pick<ChatSettings, 'length' | 'style' | 'language'> {
  /** The user's persona; undefined if the user has chosen none. */
  readonly persona: PersonaContent | undefined;
}

export const usualWriting: Writing = {
  length: 'medium',
  style: 'balanced',
  language: null,
  persona: undefined,
};

/** The longest reply, in tokens. */
export const replyTokens: Readonly<Record<ReplyLength, number>> = {
  short: 160,
  medium: 512,
  long: 1_024,
};

const lengthRules: Readonly<Record<ReplyLength, string>> = {
  short: 'Keep to one or two short sentences.',
  medium: 'Keep to a few sentences unless more is asked for.',
  long: 'Write several paragraphs, rich in detail.',
};

/** Undefined for the model's own. */
export const temperatures: Readonly<Record<ReplyStyle, number | undefined>> = {
  steady: 0.4,
  balanced: undefined,
  inventive: 1.1,
};

const englishNames = new Intl.DisplayNames(['en'], { type: 'language' });

const languageRule = (language: Writing['language']): string =>
  language === null
    ? 'Answer in their language.'
    : `Answer in ${englishNames.of(language) ?? language}, whatever language they write in.`;

/** The section of a prompt about the user; empty without a persona. */
export function personaSection({ persona }: Writing, character: string): string {
  if (!persona) return '';
  const { name, pronouns, description } = persona;
  const who = pronouns === '' ? `${name}, an adult.` : `${name} (${pronouns}), an adult.`;
  return `Who ${character} is talking to:\n${[who, description].filter(Boolean).join(' ')}`;
}
