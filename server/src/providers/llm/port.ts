// The port of language models: streams a character's next message in a conversation.
import { Failure, type FailureDetails } from '../../platform/failure.ts';

/** One message of the conversation. */
export interface PromptMessage {
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

/** Text between messages that is not a message, in the voice of one of the two, or of neither (`system`). */
export interface Aside {
  readonly role: PromptMessage['role'] | 'system';
  readonly text: string;
  /** The index of the message that it precedes; the number of messages to come last. */
  readonly before: number;
}

/** The character's card. A language model reads `Prompt.system`; the demo model reads this. */
export interface Persona {
  readonly name: string;
  readonly age: number;
  readonly tagline: string;
  readonly description: string;
  readonly personality: string;
  readonly scenario: string;
  readonly example_dialogue?: string;
  /** Lorebook entries that the conversation triggers. */
  readonly lore?: string;
  /** The persona of the person it talks to. */
  readonly reader?: { readonly name: string; readonly description: string } | undefined;
  /** Known facts about that person, newest first: “Lives in Porto”, “Dog: Biscuit”. */
  readonly told?: readonly string[];
  readonly tags: readonly string[];
  readonly traits: Readonly<Record<string, string | readonly string[]>>;
}

export interface Prompt {
  /** The system prompt: rules, persona, scenario, examples. */
  readonly system: string;
  readonly messages: readonly PromptMessage[];
  /** In order. None may follow a last message that is to be continued. */
  readonly asides?: readonly Aside[];
  readonly persona: Persona;
  /** True if the last message is the assistant's and is to be continued. */
  readonly continues: boolean;
  /** The variant's number, so that variants differ: 0 for the first reply, then 1, 2, … */
  readonly variant: number;
  /** The maximum number of tokens to generate. */
  readonly max_tokens: number;
  /** The sampling temperature, about 0 to 1.5; undefined for the model's default. */
  readonly temperature?: number | undefined;
}

const LETTERS_PER_TOKEN = 16;

/** The length of a reply after which the server evidently ignores the requested maximum. */
export const maxLetters = ({ max_tokens }: Pick<Prompt, 'max_tokens'>): number =>
  max_tokens * LETTERS_PER_TOKEN;

/** `text` may contain several tokens; `usage` and `end` come at most once, `end` last. Reasoning is never included. */
export type ReplyPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'usage'; readonly prompt_tokens: number; readonly completion_tokens: number }
  | { readonly type: 'end'; readonly finish: 'stop' | 'length' | 'filtered' };

/**
 * `busy`: try later (429, 503, loading); `refused`: this text will never be accepted; `unavailable`: not reached, timed
 * out, or without a valid key or credit; `broken`: an error of the server, or an invalid response; `empty`: a valid
 * response without text; `overflow`: the prompt exceeds the model's context, so shorten it and retry.
 */
export type LlmFailureKind = 'busy' | 'refused' | 'unavailable' | 'broken' | 'empty' | 'overflow';

export class LlmFailure extends Failure<LlmFailureKind> {
  /** The context size that an overflowing server reported, in tokens. */
  readonly contextTokens: number | undefined;

  constructor(
    kind: LlmFailureKind,
    message: string,
    more: FailureDetails & { contextTokens?: number } = {},
  ) {
    super(kind, message, more);
    this.contextTokens = more.contextTokens;
  }
}

export interface LlmProvider {
  /** Adapter and model, for logs and the admin screen: `openai-compatible · qwen3:8b`, `scripted`. */
  readonly name: string;
  /** True for the demo model, which is never presented as a language model. */
  readonly isBuiltIn: boolean;
  /** The context size in tokens, as far as known. */
  readonly contextTokens: number;
  /** A local estimate, at most a few percent below the true number. */
  countTokens(text: string): number;
  /**
   * Streams a reply. Throws `LlmFailure`, before the first part or later; earlier parts stay valid.
   * Aborting the signal ends the request at once, and throws the signal's reason.
   */
  reply(prompt: Prompt, signal: AbortSignal): AsyncIterable<ReplyPart>;
  /** Frees resources (a loaded model, a connection pool). */
  close(): Promise<void>;
}
