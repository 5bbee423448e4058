// The texts of a prompt: the sections of the card, and the rules. Pure.
import { asksForPicture } from '@velour/contract/picture-requests.ts';
import type { PromptMessage } from '../../providers/llm/port.ts';
import type { Lore } from './lore/lore.rules.ts';
import type { PromptCard } from './prompt.rules.ts';
import { languageRule, lengthRules, type Writing } from './settings/writing.rules.ts';

/** In the order of their importance: when the card is too long, the last sections are left out first. */
export function cardSections(
  card: PromptCard,
  { lore, notes, persona }: { lore: Lore; notes: string; persona: string },
): string[] {
  const section = (title: string, text: string): string[] =>
    text.trim() === '' ? [] : [`${title}:\n${text.trim()}`];
  return [
    `This is a conversation with ${card.name}, an adult of ${card.age}. ${card.tagline}`.trim(),
    ...(persona === '' ? [] : [persona]),
    ...section('What is known, for this moment', lore.placed.before),
    ...section('Who they are', card.description),
    ...section('Who else they are, for this moment', lore.placed.described),
    ...section('Personality', card.personality),
    ...section('Personality, for this moment', lore.placed.personality),
    ...section('Scenario', card.scenario),
    ...section('Scenario, for this moment', lore.placed.scenario),
    ...section('What else is known, for this moment', lore.placed.after),
    ...section('Notes of the author', card.system_notes),
    ...section('Notes of the author for the next message', notes),
    ...section('How they talk, for example', card.example_dialogue),
    ...section('How they talk, for this moment', lore.placed.examples),
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
