// Shows the lore of a chat: the entries of the character's book, and which of them the last reply used.
import type { ChatLore } from '@velour/contract/chat.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { LoreEntry } from '@velour/character-cards/lorebook/lorebook.ts';
import { openReceipt } from './receipts.ts';
import { findReceipt } from './receipts.store.ts';
import { requireSession } from './sessions.store.ts';
import type { ChatNeeds } from './service.ts';
import { nameOf } from '@velour/character-cards/lorebook/key-search.ts';

/** The whole book for the character's owner; other users see the used entries and the total. Throws `chat.not_found`. */
export function createShownLore({ characters, identity }: ChatNeeds) {
  return async (scope: Scope, actor: Actor, { id }: { id: string }): Promise<ChatLore> => {
    const session = await requireSession(scope, { id, person_id: actor.id });
    const character = await characters.forChat(scope, actor, session.character_id);
    if (!character) return { entries: [], count: 0 };
    const { row } = character;
    const { book } = await characters.extrasOf(scope, row);
    if (!book) return { entries: [], count: 0 };
    const found = await findReceipt(scope, { session_id: id });
    const key = await identity.dataKey(scope, actor.id);
    const used = new Set(found ? openReceipt(key, found).lore.names : []);
    // Entries about one subject often share their first key. Older receipts have that key even if it is a pattern.
    const isUsed = (entry: LoreEntry) => used.has(nameOf(entry)) || used.has(entry.keys[0] ?? '');
    const known = new Map<string, boolean>();
    for (const entry of book.entries)
      known.set(nameOf(entry), isUsed(entry) || known.get(nameOf(entry)) === true);
    const entries = [...known].map(([name, is_used]) => ({ name, is_used }));
    return {
      entries: row.owner_id === actor.id ? entries : entries.filter(({ is_used }) => is_used),
      count: book.entries.length,
    };
  };
}
