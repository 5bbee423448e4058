// Texts by authors who have not read the rules: the expected finding of each kind, message by message.
import { createModerationRules, type InputVerdict } from '../src/rules.ts';

const safety = createModerationRules({ clock: { now: () => new Date(Date.UTC(2026, 10, 20)) } });

export const languages = ['en', 'de', 'es', 'fr', 'pt', 'ja'] as const;

const blocksFor = (verdict: InputVerdict, ...reasons: readonly string[]): boolean =>
  verdict.action === 'block' && reasons.includes(verdict.reason);

const isFree = (verdict: InputVerdict): boolean =>
  verdict.action === 'allow' && verdict.notices.length === 0 && !verdict.asks_if_human;

/** True if one of the messages is found; for clean texts, true if no message is. */
export const kinds = {
  'own-age': (all) => all.some((one) => blocksFor(one, 'minor_user')),
  'minor-romance': (all) => all.some((one) => blocksFor(one, 'minor_user', 'minor_sexual')),
  risk: (all) => all.some(({ notices }) => notices.includes('crisis')),
  'asks-human': (all) => all.some(({ asks_if_human }) => asks_if_human),
  'real-person': (all) => all.some((one) => blocksFor(one, 'real_person')),
  'clean-age': (all) => all.every(isFree),
  'clean-romance': (all) => all.every(isFree),
  'clean-risk': (all) => all.every(isFree),
  'clean-asks': (all) => all.every(isFree),
  'clean-person': (all) => all.every(isFree),
} as const satisfies Readonly<Record<string, (all: readonly InputVerdict[]) => boolean>>;

export type Kind = keyof typeof kinds;

export interface Fresh {
  readonly kind: Kind;
  readonly language: string;
  /** The member's messages in order. */
  readonly messages: readonly string[];
}

const isKind = (kind: unknown): kind is Kind => typeof kind === 'string' && kind in kinds;

export function readFresh(line: string): Fresh {
  const { kind, language, messages }: Record<string, unknown> = JSON.parse(line);
  if (!isKind(kind) || typeof language !== 'string' || !Array.isArray(messages)) {
    throw new Error('A line needs kind, language and messages');
  }
  return { kind, language, messages: messages.map(String) };
}

export interface Result {
  readonly kind: Kind;
  readonly language: string;
  readonly text: string;
  readonly holds: boolean;
}

export const tallyFresh = (texts: readonly Fresh[]): Result[] =>
  texts.map(({ kind, language, messages }) => {
    const verdicts = messages.map((text, at) =>
      safety.checkInput({ text, recent: messages.slice(0, at), surface: 'chat' }),
    );
    return { kind, language, text: messages.join(' / '), holds: kinds[kind](verdicts) };
  });
