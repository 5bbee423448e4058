// A character's memory of a member: facts and summaries, which the member can read and change.
import { z } from 'zod';
import { describe } from './endpoint.ts';
import { memoryCalls } from './memory.calls.ts';
import { MAX_FACT_LENGTH, MEMORY_PRESETS } from './memory-values.ts';
import { countIn, Id, isVisible, storable, Time } from './scalars.ts';

const FactText = storable(MAX_FACT_LENGTH).refine(isVisible, 'Write what to remember');

export const Fact = z.object({
  id: Id,
  text: z.string(),
  /** When it is or was true, if it names a day, a month or a year: `2026-03-05`, `2026-03`, `2026`. */
  day: z.string().nullable(),
  /** The chat and message it was extracted from; null if the member wrote it. */
  session_id: Id,
  seq: z.int().nullable(),
  is_pinned: z.boolean(),
  /** When the member said or wrote it. */
  told_at: Time,
});
export type Fact = z.infer<typeof Fact>;

export const Memory = z.object({
  preset: z.enum(MEMORY_PRESETS),
  /** Facts from all chats with the character: pinned ones first, then the newest. */
  facts: z.array(Fact),
  /** The summary of this chat up to the message `seq`; null while the chat is short. */
  summary: z.object({ text: z.string(), seq: z.int() }).nullable(),
});
export type Memory = z.infer<typeof Memory>;

const chatParams = z.strictObject({ id: Id });
const factParams = z.strictObject({ id: Id, fact_id: Id });
const messageParams = z.strictObject({ id: Id, seq: countIn(1, 2_000_000_000) });

export const memoryApi = describe(memoryCalls, {
  read: { params: chatParams, reply: Memory },
  setPreset: {
    params: chatParams,
    body: z.strictObject({ preset: z.enum(MEMORY_PRESETS) }),
    reply: Memory,
  },
  add: { params: chatParams, body: z.strictObject({ text: FactText }), reply: Fact },
  change: {
    params: factParams,
    body: z.strictObject({
      text: FactText.optional(),
      /** What the fact said, as far as its editor knew: refused if it says something else by now. */
      replaces: storable(MAX_FACT_LENGTH).optional(),
      is_pinned: z.boolean().optional(),
    }),
    reply: Fact,
  },
  remove: { params: factParams, reply: z.object({ id: Id }) },
  forget: { params: messageParams, reply: Memory },
  rememberAgain: { params: messageParams, reply: Memory },
});
