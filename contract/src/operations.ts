// Running the place: the engines behind it, for its admins.
import { z } from 'zod';
import { operationsCalls } from './operations.calls.ts';
import { describe } from './endpoint.ts';
import { Time } from './scalars.ts';

export const EngineKind = z.enum([
  'llm',
  'image',
  'payments',
  'identity',
  'mail',
  'storage',
  'bus',
]);
export type EngineKind = z.infer<typeof EngineKind>;

/** How one use of an engine went. */
export const EngineTest = z.object({
  ok: z.boolean(),
  /** What came of it, or why nothing did; no secret and nobody's words. */
  result: z.string(),
  /** Milliseconds from asking to the end. */
  took_ms: z.int(),
  at: Time,
});
export type EngineTest = z.infer<typeof EngineTest>;

/** Something that can be connected at the next start, and the lines of `.env` that do it. */
export const EngineWay = z.object({
  /** `SMTP server`, `ollama · qwen3:8b`. */
  name: z.string(),
  /** `LLM_BASE_URL=http://127.0.0.1:11434/v1`; the values are examples unless it was found nearby. */
  settings: z.array(z.string()),
});
export type EngineWay = z.infer<typeof EngineWay>;

export const Engine = z.object({
  engine: EngineKind,
  /** Adapter and place: `openai-compatible · qwen3:8b`, `mailbox`. */
  name: z.string(),
  is_stand_in: z.boolean(),
  /** `failing` by its last test in this process; a stand-in that works is `stand_in`. */
  state: z.enum(['ok', 'stand_in', 'failing']),
  last_test: EngineTest.nullable(),
  /** How another one is connected; none where there is no other yet. */
  ways: z.array(EngineWay),
  /** What runs on this machine; looked for only while a stand-in speaks. */
  nearby: z.array(EngineWay),
});
export type Engine = z.infer<typeof Engine>;

export const operationsApi = describe(operationsCalls, {
  engines: { reply: z.object({ engines: z.array(Engine) }) },
  testEngine: { params: z.object({ engine: EngineKind }), reply: Engine },
});
