// Clears cached data when another person signs in or out on this page.
import type { QueryClient } from '@tanstack/react-query';
import { loadPage } from '../lib/load-page.ts';
import { ENDED } from '../lib/member-hint.ts';
import { registerPersonal } from '../lib/personal-entries.ts';
import { session as pageSession, type Session } from '../lib/session.ts';
import { memory } from '../lib/storage.ts';

interface Needs {
  session?: Pick<Session, 'read' | 'subscribe'>;
  chats?: { forget: () => Promise<void>; setAside: () => Promise<void> };
}

/** Deletes stored data of the wizard, the studio, the editor and chats, whose code may not be loaded. */
export function forgetStored(): void {
  const { id } = pageSession.read();
  for (const item of ['create', 'create-attempt', 'studio'])
    memory.write(id === null ? item : `${item}.${id}`, null);
  for (const item of ['character-edits', 'outbox.1', 'drafts.1', 'unsent', ENDED])
    memory.write(item, null);
}
registerPersonal(forgetStored);

/**
 * After a sign-in, everything is refetched; after a sign-out, the cache is cleared. If the sign-in expired, texts typed
 * in chats are kept, but only for their author.
 */
export function followPerson(
  client: QueryClient,
  { session = pageSession, chats = chatsOfPage }: Needs = {},
): void {
  const memberNow = () => session.read().id;
  let member = memberNow();
  session.subscribe(() => {
    const before = member;
    member = memberNow();
    if (member === before) return;
    const owner = memory.read(ENDED);
    if (before === null) {
      if (owner !== null && owner !== member) {
        memory.write('unsent', null);
        void chats.forget();
      }
      memory.write(ENDED, null);
      return void client.invalidateQueries();
    }
    client.getMutationCache().clear();
    client.removeQueries({ type: 'inactive' });
    for (const query of client.getQueryCache().getAll()) query.reset();
    // After member screens are unmounted, because their queries would be refused for a visitor.
    setTimeout(() => void client.refetchQueries({ type: 'active' }));
    void (member === null && owner === before ? chats.setAside() : chats.forget());
  });
}

const loadChats = () => loadPage(() => import('../features/chat/runtime.ts'));
const chatsOfPage: NonNullable<Needs['chats']> = {
  forget: async () => (await loadChats()).forgetChats(),
  setAside: async () => (await loadChats()).setChatsAside(),
};
