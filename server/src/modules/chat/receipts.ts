// Receipts: what the model was given for a reply, stored sealed and without texts, and shown with the sources that
// still exist.
import { z } from 'zod';
import type { Receipt as ShownReceipt } from '@velour/contract/chat.ts';
import { CARD_SECTIONS, RECEIPT_PARTS } from '@velour/contract/receipt-values.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { DataKey, Sealed } from '../../platform/encryption.ts';
import type { IdentityService } from '../identity/service.ts';
import { placeOf } from './chat.rules.ts';
import { listFactsAt } from './memory/memory.store.ts';
import { listSourcesAt } from './memory/sources.store.ts';
import { openSource } from './memory/recall.ts';
import { openFact } from './memory/remember.ts';
import { countMessagesBelow, findReceipt } from './receipts.store.ts';
import { requireSession, type SessionRow } from './sessions.store.ts';

const Tokens = z.object(
  Object.fromEntries(RECEIPT_PARTS.map((part) => [part, z.int()])) as Record<
    (typeof RECEIPT_PARTS)[number],
    z.ZodInt
  >,
);

const Memories = z.object({
  facts: z.array(z.string()),
  has_summary: z.boolean(),
  /** Earlier receipts have only the seq, of the same chat. */
  recalled: z.array(z.union([z.int(), z.object({ session_id: z.string(), seq: z.int() })])),
});

const Stored = z.object({
  context_tokens: z.int(),
  parts: Tokens,
  messages: z.int(),
  is_message_cut: z.boolean().default(false),
  cut_sections: z
    .array(z.object({ section: z.enum(CARD_SECTIONS), is_left_out: z.boolean() }))
    .default([]),
  memory: Memories.extend({
    left_out: z.int(),
    unfit: Memories.default({ facts: [], has_summary: false, recalled: [] }),
  }),
  lore: z.object({
    names: z.array(z.string()),
    left_out: z.int(),
    unfit: z.array(z.string()).default([]),
  }),
});

/** The limit of a quoted earlier message. */
const LONGEST_QUOTE = 200;

export const openReceipt = (
  key: DataKey,
  { reply_id, receipt }: { reply_id: string; receipt: Sealed },
): z.infer<typeof Stored> => Stored.parse(JSON.parse(key.open(receipt, placeOf.receipt(reply_id))));

/** Throws `chat.not_found`, and `chat.no_receipt` for a message that no model wrote, or that is older than receipts. */
export function createReceipts({ identity }: { identity: Pick<IdentityService, 'dataKey'> }) {
  return async (
    scope: Scope,
    actor: Actor,
    { id, seq }: { id: string; seq: number },
  ): Promise<ShownReceipt> => {
    const session = await requireSession(scope, { id, person_id: actor.id });
    const found = await findReceipt(scope, { session_id: id, seq });
    if (!found) throw new AppError('chat.no_receipt');
    const key = await identity.dataKey(scope, actor.id);
    const stored = openReceipt(key, found);
    const { memory } = stored;
    const [used, unfit, before] = await Promise.all([
      showMemories(scope, memory, { session, key }),
      showMemories(scope, memory.unfit, { session, key }),
      countMessagesBelow(scope, { session_id: id, seq }),
    ]);
    const given = memory.facts.length + memory.recalled.length;
    return {
      engine: found.engine,
      context_tokens: stored.context_tokens,
      parts: RECEIPT_PARTS.map((part) => ({ part, tokens: stored.parts[part] })),
      messages: {
        given: stored.messages,
        left_out: Math.max(0, before - stored.messages),
        is_cut: stored.is_message_cut,
      },
      memory: {
        ...used,
        left_out: memory.left_out,
        unfit,
        deleted: given - used.facts.length - used.recalled.length,
      },
      lore: stored.lore,
      cut_sections: stored.cut_sections,
    };
  };
}

/** Those that still exist, in the order of the prompt. */
async function showMemories(
  scope: Scope,
  stored: z.infer<typeof Memories>,
  { session, key }: { session: SessionRow; key: DataKey },
) {
  const places = stored.recalled.map((at) =>
    typeof at === 'number' ? { session_id: session.id, seq: at } : at,
  );
  const [facts, rows] = await Promise.all([
    listFactsAt(scope, session, stored.facts),
    listSourcesAt(scope.db, places),
  ]);
  const recalled = places.flatMap((at) =>
    rows.filter((row) => row.session_id === at.session_id && row.seq === at.seq),
  );
  return {
    facts: facts.map((row) => ({ id: row.id, text: openFact(row, key).text })),
    recalled: recalled.map((row) => {
      const { seq, author, text } = openSource(row.session_id, row, key);
      return { session_id: row.session_id, seq, author, text: text.slice(0, LONGEST_QUOTE) };
    }),
    has_summary: stored.has_summary,
  };
}
