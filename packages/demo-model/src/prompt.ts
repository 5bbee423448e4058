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
  /** What it says, for example. */
  readonly example_dialogue?: string;
  /** What is known of its world, as far as the conversation touches it. */
  readonly lore?: string;
  /** Whom it talks to, as far as they introduced themselves. */
  readonly reader?: { readonly name: string; readonly description: string } | undefined;
  /** What is known of them, as notes: “Lives in Porto”, “Dog: Biscuit”. The newest come first. */
  readonly told?: readonly string[];
  readonly tags: readonly string[];
  readonly traits: Readonly<Record<string, string | readonly string[]>>;
}

export interface Prompt {
  readonly messages: readonly PromptMessage[];
  readonly persona: Persona;
  /** The variant's number: 0 for the first reply, then 1, 2, … */
  readonly variant: number;
  /** How near a statement is in meaning to what was asked; without it words alone decide. */
  readonly nearness?: Nearness | undefined;
}

/** From 0, nothing in common, to 1, the same; undefined where it is not known. */
export type Nearness = (asked: string, statement: string) => number | undefined;
