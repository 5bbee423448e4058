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
import { requireSession } from './sessions.store.ts';

const Tokens = z.object(
  Object.fromEntries(RECEIPT_PARTS.map((part) => [part, z.int()])) as Record<
    (typeof RECEIPT_PARTS)[number],
    z.ZodInt
  >,
);

const Stored = z.object({
  context_tokens: z.int(),
  parts: Tokens,
  messages: z.int(),
  is_message_cut: z.boolean().default(false),
  cut_sections: z
    .array(z.object({ section: z.enum(CARD_SECTIONS), is_left_out: z.boolean() }))
    .default([]),
  memory: z.object({
    facts: z.array(z.string()),
    has_summary: z.boolean(),
    /** Earlier receipts have only the seq, of the same chat. */
    recalled: z.array(z.union([z.int(), z.object({ session_id: z.string(), seq: z.int() })])),
    left_out: z.int(),
  }),
  lore: z.object({ names: z.array(z.string()), left_out: z.int() }),
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
    const places = memory.recalled.map((at) =>
      typeof at === 'number' ? { session_id: id, seq: at } : at,
    );
    const [facts, rows, before] = await Promise.all([
      listFactsAt(scope, session, memory.facts),
      listSourcesAt(scope.db, places),
      countMessagesBelow(scope, { session_id: id, seq }),
    ]);
    // In the order of the prompt.
    const recalled = places.flatMap((at) =>
      rows.filter((row) => row.session_id === at.session_id && row.seq === at.seq),
    );
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
        facts: facts.map((row) => ({ id: row.id, text: openFact(row, key).text })),
        recalled: recalled.map((row) => {
          const { seq: at, author, text } = openSource(row.session_id, row, key);
          return {
            session_id: row.session_id,
            seq: at,
            author,
            text: text.slice(0, LONGEST_QUOTE),
          };
        }),
        has_summary: memory.has_summary,
        left_out: memory.left_out,
        deleted: given - facts.length - recalled.length,
      },
      lore: stored.lore,
      cut_sections: stored.cut_sections,
    };
  };
}
