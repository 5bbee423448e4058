// The prompt of a reply, from everything that was loaded for it.
import { LRUCache } from 'lru-cache';
import type { LlmProvider } from '../../providers/llm/port.ts';
import type { SafetyService } from '../safety/service.ts';
import { buildPrompt } from './prompt.rules.ts';
import type { ReplyJob } from './reply-writer.ts';

interface Needs {
  readonly llm: Pick<LlmProvider, 'countTokens'>;
  readonly safety: Pick<SafetyService, 'checkInput'>;
}

/** Of texts without a finding, in letters. */
const MOST_KNOWN = 4_000_000;
/** What a rule finds may depend on the year. */
const KNOWN_MS = 60 * 60_000;

/** The same lore is moderated for each prompt, which takes most of the time that a prompt takes. */
export function createAllowed({ checkInput }: Needs['safety']): (text: string) => boolean {
  const harmless = new LRUCache<string, true>({
    maxSize: MOST_KNOWN,
    sizeCalculation: (_, text) => text.length + 1,
    ttl: KNOWN_MS,
  });
  return (text) => {
    if (harmless.get(text)) return true;
    const { action, rule_ids } = checkInput({ text, recent: [], surface: 'chat' });
    // A finding is logged each time.
    if (rule_ids.length === 0 && action === 'allow') harmless.set(text, true);
    return action === 'allow';
  };
}

export function createPrompts({ llm, safety }: Needs) {
  const isAllowed = createAllowed(safety);
  return async (job: PromptJob, context_tokens: number) => {
    const remembered = await job.conversation.readMemory();
    return buildPrompt({
      ...needsOf(job),
      remembered,
      context_tokens,
      count: (text) => llm.countTokens(text),
      isAllowed,
    });
  };
}

export type WrittenPrompt = ReturnType<typeof buildPrompt>;

export type PromptJob = Pick<ReplyJob, 'conversation' | 'place' | 'verdict' | 'continues'>;

function needsOf({ conversation, place, verdict, continues }: PromptJob) {
  const { character, persona, messages, story, writing, session_id } = conversation;
  const { extras, char, user } = persona;
  return {
    card: character,
    extras,
    filling: { char, user, seed: place.reply_id, stable: session_id },
    messages,
    story,
    writing,
    continues,
    variant: place.variant,
    asks_if_human: verdict.asks_if_human,
    in_distress: verdict.notices.includes('crisis'),
  };
}
