// Operations: the state of every provider, tests of providers, and a test chat, for admins.
import { z } from 'zod';
import { operationsCalls } from './operations.calls.ts';
import { FEATURES } from './features.ts';
import { describe } from './endpoint.ts';
import { SiteSettings, SiteSettingsChange } from './site-settings.ts';
import { storable, Time } from './scalars.ts';

export const ProviderKind = z.enum([
  'llm',
  'image',
  'video',
  'moderation',
  'judge',
  'payments',
  'identity',
  'mail',
  'storage',
  'bus',
]);
export type ProviderKind = z.infer<typeof ProviderKind>;

/** The result of one test of a provider. */
export const ProviderTest = z.object({
  ok: z.boolean(),
  /** The result, or why it failed; without secrets and user texts. */
  result: z.string(),
  /** The generated picture as a small data URL; of image providers only. */
  picture: z.string().nullable(),
  /** The generated clip as a small data URL; of video providers only. */
  clip: z.string().nullable(),
  /** The duration in milliseconds. */
  took_ms: z.int(),
  at: Time,
});
export type ProviderTest = z.infer<typeof ProviderTest>;

/** A provider that can be configured for the next start, with its lines for `.env`. */
export const SetupOption = z.object({
  /** `SMTP server`, `ollama · qwen3:8b`. */
  name: z.string(),
  /** `LLM_BASE_URL=http://127.0.0.1:11434/v1`; the values are examples unless it was found on this machine. */
  settings: z.array(z.string()),
});
export type SetupOption = z.infer<typeof SetupOption>;

export const ProviderStatus = z.object({
  engine: ProviderKind,
  /** Adapter, and model or location: `openai-compatible · qwen3:8b`, `mailbox`. */
  name: z.string(),
  /** The model, its license, and where it runs; empty if the name says it all. */
  description: z.string(),
  /** Other configured providers of this kind, still used for what was made with them. */
  others: z.array(z.object({ name: z.string(), description: z.string() })),
  is_stand_in: z.boolean(),
  /**
   * `failing`: its last test in this process failed; `stand_in`: a built-in provider that works.
   */
  state: z.enum(['ok', 'stand_in', 'failing']),
  last_test: ProviderTest.nullable(),
  /** How to configure another provider; empty if there is no other adapter. */
  ways: z.array(SetupOption),
  /** Model servers found on this machine; only probed while the built-in provider is in use. */
  nearby: z.array(SetupOption),
});
export type ProviderStatus = z.infer<typeof ProviderStatus>;

/** The maximum number of messages of a test chat. */
const MAX_MESSAGES = 40;

export const TestChatReply = z.object({
  /** The model's output, up to its end or its failure. */
  text: z.string(),
  /** The error, for an admin; null on success. */
  failure: z.string().nullable(),
  /** Milliseconds until the first token; null if there was none. */
  first_ms: z.int().nullable(),
  /** Tokens per second after the first token; null if the reply is too short to measure. */
  tokens_per_second: z.number().nullable(),
});
export type TestChatReply = z.infer<typeof TestChatReply>;

const FeatureState = z.object({ feature: z.enum(FEATURES), is_on: z.boolean() });
export type FeatureState = z.infer<typeof FeatureState>;

export const operationsApi = describe(operationsCalls, {
  providers: { reply: z.object({ engines: z.array(ProviderStatus) }) },
  site: { reply: SiteSettings },
  changeSite: { body: SiteSettingsChange, reply: SiteSettings },
  features: { reply: z.object({ features: z.array(FeatureState) }) },
  switchFeature: {
    params: z.strictObject({ feature: z.enum(FEATURES) }),
    body: z.strictObject({ is_on: z.boolean() }),
    reply: FeatureState,
  },
  testProvider: { params: z.object({ engine: ProviderKind }), reply: ProviderStatus },
  testChat: {
    /** The whole chat, oldest first; the last message is the admin's. */
    body: z.strictObject({
      messages: z
        .array(z.strictObject({ role: z.enum(['user', 'assistant']), text: storable(4_000) }))
        .min(1)
        .max(MAX_MESSAGES),
    }),
    reply: TestChatReply,
  },
});
