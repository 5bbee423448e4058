// The type of a topic's lines.
import type { Ask } from './ask.ts';

export interface TopicLines {
  /** To what was said; may use `{focus}`. */
  readonly react: readonly string[];
  /** Its own view or habit. */
  readonly share: readonly string[];
  readonly asks: readonly Ask[];
}
