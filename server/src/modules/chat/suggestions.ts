// Suggested replies: a few things that the user may say next, generated on request and not stored.
import { suggestReplies } from '@velour/demo-model/suggest.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { isLimited, type RateLimit } from '../../platform/rate-limits.ts';
import type { AskModel } from '../budgets/service.ts';
import type { Loader } from './load.ts';
import type { Sender, ChatNeeds } from './service.ts';
import { requireSession } from './sessions.store.ts';
import { readSuggestions, suggestionsPrompt } from './suggestions.rules.ts';

interface Needs {
  readonly loader: Pick<Loader, 'loadConversation'>;
  readonly askModel: AskModel;
}

const SUGGESTIONS: RateLimit = { name: 'suggestions', burst: 20, per_minute: 20 };
/** After longer than this, the user has thought of something. */
const TIMEOUT_MS = 15_000;

export function createSuggestions(
  { llm, identity, limits, safety }: ChatNeeds,
  { loader, askModel }: Needs,
) {
  const isAllowed = (text: string): boolean =>
    safety.checkInput({ text, recent: [], surface: 'chat' }).action === 'allow';

  /**
   * Empty if nothing fits or the signal ends the call. Throws `chat.not_found`, and the access error if this actor
   * may not talk to the character now.
   */
  return async (
    scope: Scope,
    { actor, address }: Sender,
    { id, signal }: { id: string; signal: AbortSignal },
  ): Promise<{ suggestions: string[] }> => {
    if (isLimited(address)) await limits.enforce(SUGGESTIONS, actor.id);
    const session = await requireSession(scope, { id, person_id: actor.id });
    const { messages, persona, writing } = await loader.loadConversation(scope, actor, {
      session_id: id,
      character_id: session.character_id,
      key: await identity.dataKey(scope, actor.id),
      below: session.last_seq + 1,
      added: [],
    });
    if (llm.isBuiltIn) {
      const latest = messages.findLast(({ role }) => role === 'assistant')?.text ?? '';
      const own = messages.filter(({ role }) => role === 'user').map(({ text }) => text);
      return { suggestions: [...suggestReplies(latest, own)] };
    }
    const { name = '', pronouns = '', description = '' } = writing.persona ?? {};
    const person = [name, pronouns, description].filter(Boolean).join(', ');
    const prompt = suggestionsPrompt(messages, { character: persona.char, person });
    const answer = await askModel(scope, {
      person_id: actor.id,
      prompt,
      timeoutMs: TIMEOUT_MS,
      signal,
    });
    return { suggestions: readSuggestions(answer ?? '').filter(isAllowed) };
  };
}
