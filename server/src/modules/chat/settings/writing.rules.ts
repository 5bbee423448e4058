// How the settings of a chat become words of a prompt, a length and a temperature. Pure.
import type { ChatSettings } from '@velour/contract/chat-settings.ts';
import type { ReplyLength, ReplyStyle } from '@velour/contract/chat-settings-values.ts';

/** Who the person is, as a prompt says it. */
export interface PersonaContent {
  readonly name: string;
  readonly pronouns: string;
  readonly description: string;
}

/** How a reply is written. */
export interface Writing extends Pick<ChatSettings, 'length' | 'style' | 'language'> {
  /** Who the person is; undefined for themselves. */
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

export const lengthRules: Readonly<Record<ReplyLength, string>> = {
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

export const languageRule = (language: Writing['language']): string =>
  language === null
    ? 'Answer in their language.'
    : `Answer in ${englishNames.of(language) ?? language}, whatever language they write in.`;

/** The section of a prompt about the person; empty for one without a persona. */
export function personaSection({ persona }: Writing, character: string): string {
  if (!persona) return '';
  const { name, pronouns, description } = persona;
  const who = pronouns === '' ? `${name}, an adult.` : `${name} (${pronouns}), an adult.`;
  return `Who ${character} is talking to:\n${[who, description].filter(Boolean).join(' ')}`;
}
