// Quotes one message for a report, as its person sees it, before it can be edited or deleted.
import type { Actor } from '../../platform/actor.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { IdentityService } from '../identity/service.ts';
import { toMessage } from './sessions.rules.ts';
import { findMessage, findSession } from './sessions.store.ts';

export interface Quote {
  readonly character_id: string;
  readonly author: 'user' | 'character';
  readonly text: string;
  readonly sent_at: string;
}

export const createQuoting =
  ({ identity }: { identity: Pick<IdentityService, 'dataKey'> }) =>
  /** Undefined for anything but a visible message of an own chat; notices, gifts and removed messages are not quoted. */
  async (
    scope: Scope,
    actor: Actor,
    at: { id: string; seq: number },
  ): Promise<Quote | undefined> => {
    const session = await findSession(scope, { id: at.id, person_id: actor.id });
    const row = session && (await findMessage(scope, at.id, at.seq));
    if (!session || !row || row.author === 'notice' || row.kind !== 'text') return undefined;
    if (row.removed_reason !== null) return undefined;
    const key = await identity.dataKey(scope, actor.id);
    const { text, message_send_at } = toMessage(row, key);
    return {
      character_id: session.character_id,
      author: row.author,
      text,
      sent_at: message_send_at,
    };
  };
