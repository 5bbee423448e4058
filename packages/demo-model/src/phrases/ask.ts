// The type of a question that a character asks, with its reactions to the answer.

export interface Ask {
  readonly ask: string;
  readonly yes?: readonly string[];
  readonly no?: readonly string[];
  /** To a short answer in words, which `{answer}` gives back. */
  readonly heard?: readonly string[];
}
