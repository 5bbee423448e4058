// How a chat has gone so far, asked only for a book of lore that wants to know: prompts hold the newest messages alone.
import type { Turn } from '../../../providers/llm/port.ts';
import type { Db } from '../../../platform/db/handle.ts';
import type { Role } from '../persona.ts';
import type { Story } from '../lore/lore.rules.ts';
import { readStory } from './story.store.ts';

interface At {
  readonly session_id: string;
  readonly below: number;
  /** What is said from there on. */
  readonly more: readonly Turn[];
}

export async function storyOf(
  db: Db,
  { extras }: Pick<Role, 'extras'>,
  { more, ...before }: At,
): Promise<Story | undefined> {
  if (!extras.book?.asks_for_story) return undefined;
  const { messages, replies, greeting } = await readStory(db, before);
  const mine = more.filter(({ role }) => role === 'assistant').length;
  return { messages: messages + more.length, replies: replies + mine, greeting };
}
