// Operations: the state of every provider, for admins.
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
  /** What was made, as a small data address; of image providers only. */
  picture: z.string().nullable(),
  /** The same of video providers. */
  clip: z.string().nullable(),
  /** The duration in milliseconds. */
  took_ms: z.int(),
  at: Time,
});
export type ProviderTest = z.infer<typeof ProviderTest>;

/** A provider that can be configured for the next start, with its lines of `.env`. */
export const SetupOption = z.object({
  /** `SMTP server`, `ollama · qwen3:8b`. */
  name: z.string(),
  /** `LLM_BASE_URL=http://127.0.0.1:11434/v1`; the values are examples unless it was found on this machine. */
  settings: z.array(z.string()),
});
export type SetupOption = z.infer<typeof SetupOption>;

export const ProviderStatus = z.object({
  engine: ProviderKind,
  /** Adapter and model or location: `openai-compatible · qwen3:8b`, `mailbox`. */
  name: z.string(),
  /** The model, its licence, and where it runs; empty where the name says all. */
  description: z.string(),
  /** Configured beside it, in use for what was made with them. */
  others: z.array(z.object({ name: z.string(), description: z.string() })),
  is_stand_in: z.boolean(),
  /** `failing` by its last test in this process; a working built-in provider is `stand_in`. */
  state: z.enum(['ok', 'stand_in', 'failing']),
  last_test: ProviderTest.nullable(),
  /** How to configure another provider; empty if there is no other adapter. */
  ways: z.array(SetupOption),
  /** Servers found on this machine; searched only while the built-in provider is used, of models. */
  nearby: z.array(SetupOption),
});
export type ProviderStatus = z.infer<typeof ProviderStatus>;

/** The maximum number of messages of a test chat. */
const MOST_MESSAGES = 40;

export const TestChatReply = z.object({
  /** What the model wrote until its end, or until it failed. */
  text: z.string(),
  /** Why it failed, for an admin; null where it did not. */
  failure: z.string().nullable(),
  /** Milliseconds until the first text; null without any. */
  first_ms: z.int().nullable(),
  /** Between the first text and the end; null where the reply is too short to tell. */
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
        .max(MOST_MESSAGES),
    }),
    reply: TestChatReply,
  },
});
