// The site's rate limit on replies.
import type { Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { isLimited } from '../../platform/rate-limits.ts';
import type { Sender, ChatNeeds } from './service.ts';

interface Needs extends Pick<ChatNeeds, 'limits' | 'sites'> {
  readonly isClosing: () => boolean;
}

/** For messages, regenerations and continuations. Throws `chat.too_fast`, and `server.overloaded` while closing. */
export const createPace =
  ({ limits, sites, isClosing }: Needs) =>
  async (scope: Scope, { actor, address }: Sender): Promise<void> => {
    if (isClosing()) throw new AppError('server.overloaded', { retryAfterMs: 1_000 });
    if (!isLimited(address)) return;
    const { messages_per_minute: most } = await sites.recordOf(scope);
    const limit = { name: 'messages', burst: most, per_minute: most };
    const outcome = await limits.take(limit, actor.id);
    if (outcome.status === 'wait')
      throw new AppError('chat.too_fast', { retryAfterMs: outcome.ms });
  };
