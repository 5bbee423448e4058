// The type of a question that a character asks, with its reactions to the answer.

export interface Ask {
  readonly ask: string;
  readonly yes?: readonly string[];
  readonly no?: readonly string[];
  /** Reactions to a short answer, which `{answer}` repeats. */
  readonly heard?: readonly string[];
}
