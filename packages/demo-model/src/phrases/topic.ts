// The type of a topic's lines.
import type { Ask } from './ask.ts';

export interface TopicLines {
  /** Reactions to a message about the topic. */
  readonly react: readonly string[];
  readonly asks: readonly Ask[];
}
