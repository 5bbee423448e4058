// What we ask of a language model: continue a conversation as a character, piece by piece, and how it can fail.

/** One message of the conversation, oldest first. */
export interface PromptMessage {
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

/** A text among the messages that is not one of them: in the voice of one of the two, or of neither (`system`). */
export interface Aside {
  readonly role: PromptMessage['role'] | 'system';
  readonly text: string;
  /** Which message it comes before; as many as there are messages for after the last. */
  readonly before: number;
}

/** Who is spoken for. A model reads `Prompt.system`; the demo model reads this. */
export interface Persona {
  readonly name: string;
  readonly age: number;
  readonly tagline: string;
  readonly description: string;
  readonly personality: string;
  readonly scenario: string;
  readonly example_dialogue?: string;
  /** Entries of lore that the conversation calls for. */
  readonly lore?: string;
  readonly tags: readonly string[];
  readonly traits: Readonly<Record<string, string | readonly string[]>>;
}

export interface Prompt {
  /** The one system text: rules, persona, scenario, examples. */
  readonly system: string;
  readonly messages: readonly PromptMessage[];
  /** In their order. Never behind a last message that is to go on. */
  readonly asides?: readonly Aside[];
  readonly persona: Persona;
  /** True when the last message is the assistant's own and shall go on where it ends. */
  readonly continues: boolean;
  /** Makes another variant differ: 0 for the first reply, then 1, 2, … */
  readonly variant: number;
  /** Most tokens to write. */
  readonly max_tokens: number;
  /** How freely words are chosen, about 0 to 1.5; undefined for the model's own. */
  readonly temperature?: number | undefined;
}

/** `text` may hold several tokens; `usage` and `end` come at most once, `end` last. Reasoning is never a part. */
export type ReplyPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'usage'; readonly prompt_tokens: number; readonly completion_tokens: number }
  | { readonly type: 'end'; readonly finish: 'stop' | 'length' | 'filtered' };

/**
 * `busy`: try later (429, 503, loading); `refused`: will not, now or later (content, credit, key);
 * `unavailable`: not reached or gone silent; `broken`: an answer that makes no sense;
 * `overflow`: the prompt is longer than the model's context, so shorten it and ask again.
 */
export type LlmFailureKind = 'busy' | 'refused' | 'unavailable' | 'broken' | 'overflow';

export class LlmFailure extends Error {
  readonly kind: LlmFailureKind;
  /** The retry delay that the server requested, in milliseconds, if any. */
  readonly retryAfterMs: number | undefined;
  /** The context size that an overflowing server reported, in tokens. */
  readonly contextTokens: number | undefined;

  constructor(
    kind: LlmFailureKind,
    message: string,
    more: { cause?: unknown; retryAfterMs?: number; contextTokens?: number } = {},
  ) {
    super(message, { cause: more.cause });
    this.name = 'LlmFailure';
    this.kind = kind;
    this.retryAfterMs = more.retryAfterMs;
    this.contextTokens = more.contextTokens;
  }
}

export interface LlmProvider {
  /** Adapter and model, for the log and the screen: `openai-compatible · qwen3:8b`, `scripted`. */
  readonly name: string;
  /** True for the demo model, which is never presented as a language model. */
  readonly isBuiltIn: boolean;
  /** Context size in tokens, as far as is known. */
  readonly contextTokens: number;
  /** A local estimate, never below the truth by more than a few per cent. */
  countTokens(text: string): number;
  /**
   * Streams a reply. Throws `LlmFailure`, before the first part or in the middle; parts already given stay valid.
   * Aborting the signal ends the request upstream at once and the iteration with the signal's reason.
   */
  reply(prompt: Prompt, signal: AbortSignal): AsyncIterable<ReplyPart>;
  /** Frees what the adapter holds (a loaded model, a pool). */
  close(): Promise<void>;
}
