// The demo model's request: a persona from a card, the conversation so far, and the length limit.

/** One message of the conversation, oldest first. */
export interface PromptMessage {
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

/** The character that replies. */
export interface Persona {
  readonly name: string;
  readonly age: number;
  readonly tagline: string;
  readonly description: string;
  readonly personality: string;
  readonly scenario: string;
  /** Example lines of the character. */
  readonly example_dialogue?: string;
  /** Lorebook entries that the conversation triggers. */
  readonly lore?: string;
  /** The user's persona, if there is one. */
  readonly reader?: { readonly name: string; readonly description: string } | undefined;
  /** Known facts about the user, newest first: “Lives in Porto”, “Dog: Biscuit”. */
  readonly told?: readonly string[];
  readonly tags: readonly string[];
  readonly traits: Readonly<Record<string, string | readonly string[]>>;
}

export interface Prompt {
  readonly messages: readonly PromptMessage[];
  readonly persona: Persona;
  /** The variant's number: 0 for the first reply, then 1, 2, … */
  readonly variant: number;
  /** The semantic similarity of a statement to a question; without it, only words are compared. */
  readonly nearness?: Nearness | undefined;
}

/** From 0 (unrelated) to 1 (the same); undefined if unknown. */
export type Nearness = (asked: string, statement: string) => number | undefined;
