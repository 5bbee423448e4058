// The type of a topic's lines.
import type { Ask } from './ask.ts';

export interface TopicLines {
  /** To what was said; may use `{focus}`. */
  readonly react: readonly string[];
  readonly asks: readonly Ask[];
}
