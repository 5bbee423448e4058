// Starting the reply to a turn: who speaks, what was said before, and where the words go.
import type { ServerEvent } from '@velour/contract/realtime.ts';
import type { LlmEngine, Turn } from '../../../providers/llm/port.ts';
import type { DataKey } from '../../../platform/encryption.ts';
import type { CharacterRow } from '../../characters/service.ts';
import type { InputVerdict, SafetyService } from '../../safety/service.ts';
import type { Role } from '../persona.ts';
import type { Story } from '../lore/lore.rules.ts';
import { buildPrompt } from '../prompt.rules.ts';
import type { RepliesService } from '../replies/replies.ts';
import type { Counted } from './metering.ts';
import type { Past } from './history-cache.ts';
import { settlementOf } from './send.rules.ts';

export interface Answering {
  readonly person_id: string;
  readonly session_id: string;
  readonly key: DataKey;
  readonly character: CharacterRow;
  readonly role: Role;
  /** Oldest first; ends with what is answered or continued. */
  readonly turns: readonly Turn[];
  readonly story: Story | undefined;
  readonly verdict: InputVerdict;
  readonly continues: boolean;
  readonly place: {
    reply_id: string;
    seq: number;
    variant: number;
    before: { text: string; n: number };
  };
  readonly committed: Promise<void>;
  readonly counted: Counted | undefined;
  /** True for a reply on a message of its own: then nothing before it changes when it ends. */
  readonly isNewMessage: boolean;
}

interface Needs {
  readonly llm: LlmEngine;
  readonly replies: RepliesService;
  readonly past: Past;
  readonly safety: Pick<SafetyService, 'checkInput'>;
  readonly publish: (personId: string, event: ServerEvent) => void;
}

const RECENT_FOR_SAFETY = 20;

export const textsOf = (turns: readonly Turn[]): string[] =>
  turns.slice(-RECENT_FOR_SAFETY).map((turn) => turn.text);

export type Answer = (at: Answering) => void;

export function createAnswer({ llm, replies, past, safety, publish }: Needs): Answer {
  return (at) => {
    const { character, turns, verdict, place, session_id } = at;
    replies.start({
      place: { ...place, session_id, key: at.key },
      publish: (event) => publish(at.person_id, event),
      committed: at.committed,
      asks_if_human: verdict.asks_if_human,
      recent: textsOf(turns),
      ended: (revision, { state, text, tokens }) => {
        void at.counted?.settle(settlementOf(state, text !== place.before.text), tokens);
        if (!at.isNewMessage) return;
        const isSaid = state !== 'retracted' && text !== '';
        past.add(session_id, revision - 1, isSaid ? { role: 'assistant', text } : undefined);
      },
      prompt: (context_tokens) =>
        buildPrompt({
          card: character,
          extras: at.role.extras,
          filling: {
            char: at.role.char,
            user: at.role.user,
            seed: place.reply_id,
            stable: session_id,
          },
          turns,
          story: at.story,
          continues: at.continues,
          variant: place.variant,
          asks_if_human: verdict.asks_if_human,
          in_distress: verdict.notices.includes('crisis'),
          context_tokens,
          count: (text) => llm.countTokens(text),
          isAllowed: (text) =>
            safety.checkInput({ text, recent: [], surface: 'chat' }).action === 'allow',
        }),
    });
  };
}
