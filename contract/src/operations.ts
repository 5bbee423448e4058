// Running the place: the engines behind it, for its admins.
import { z } from 'zod';
import { operationsCalls } from './operations.calls.ts';
import { describe } from './endpoint.ts';
import { Time } from './scalars.ts';

export const ProviderKind = z.enum([
  'llm',
  'image',
  'payments',
  'identity',
  'mail',
  'storage',
  'bus',
]);
export type ProviderKind = z.infer<typeof ProviderKind>;

/** How one use of an engine went. */
export const ProviderTest = z.object({
  ok: z.boolean(),
  /** What came of it, or why nothing did; no secret and nobody's words. */
  result: z.string(),
  /** Milliseconds from asking to the end. */
  took_ms: z.int(),
  at: Time,
});
export type ProviderTest = z.infer<typeof ProviderTest>;

/** Something that can be connected at the next start, and the lines of `.env` that do it. */
export const SetupOption = z.object({
  /** `SMTP server`, `ollama · qwen3:8b`. */
  name: z.string(),
  /** `LLM_BASE_URL=http://127.0.0.1:11434/v1`; the values are examples unless it was found nearby. */
  settings: z.array(z.string()),
});
export type SetupOption = z.infer<typeof SetupOption>;

export const ProviderStatus = z.object({
  engine: ProviderKind,
  /** Adapter and place: `openai-compatible · qwen3:8b`, `mailbox`. */
  name: z.string(),
  is_stand_in: z.boolean(),
  /** `failing` by its last test in this process; a stand-in that works is `stand_in`. */
  state: z.enum(['ok', 'stand_in', 'failing']),
  last_test: ProviderTest.nullable(),
  /** How another one is connected; none where there is no other yet. */
  ways: z.array(SetupOption),
  /** What runs on this machine; looked for only while a stand-in speaks. */
  nearby: z.array(SetupOption),
});
export type ProviderStatus = z.infer<typeof ProviderStatus>;

export const operationsApi = describe(operationsCalls, {
  engines: { reply: z.object({ engines: z.array(ProviderStatus) }) },
  testEngine: { params: z.object({ engine: ProviderKind }), reply: ProviderStatus },
});
