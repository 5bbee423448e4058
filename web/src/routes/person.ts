// Clears what was loaded for one person when another one signs in or out on this page.
import type { QueryClient } from '@tanstack/react-query';
import { loadPage } from '../lib/load-page.ts';
import { registerPersonal } from '../lib/personal-entries.ts';
import { session as pageSession, type Session } from '../lib/session.ts';
import { memory } from '../lib/storage.ts';

interface Needs {
  session?: Pick<Session, 'read' | 'subscribe'>;
  chats?: { forget: () => Promise<void>; setAside: () => Promise<void> };
}

/** The member whose chats were set aside. */
const ASIDE = 'chats-aside';
let isSigningOut = false;

/** What the browser stored of the wizard, the studio, the editor and chats, whose code may not be loaded. */
export function forgetStored(): void {
  const { id } = pageSession.read();
  for (const item of ['create', 'create-attempt', 'studio'])
    memory.write(id === null ? item : `${item}.${id}`, null);
  for (const item of ['character-edits', 'outbox.1', 'drafts.1', 'unsent'])
    memory.write(item, null);
  isSigningOut = true;
}
registerPersonal(forgetStored);

/**
 * After a sign-in everything is refetched; after a sign-out the cache is cleared. What was typed in
 * chats is kept only for who typed it, where the sign-in ended by itself.
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
    const owner = memory.read(ASIDE);
    if (before === null) {
      if (owner !== null && owner !== member) {
        memory.write('unsent', null);
        void chats.forget();
      }
      memory.write(ASIDE, null);
      return void client.invalidateQueries();
    }
    client.getMutationCache().clear();
    client.removeQueries({ type: 'inactive' });
    for (const query of client.getQueryCache().getAll()) query.reset();
    // When the screens that only members see have gone: they would ask for what a visitor is refused.
    setTimeout(() => void client.refetchQueries({ type: 'active' }));
    const endsByItself = member === null && !isSigningOut;
    isSigningOut = false;
    memory.write(ASIDE, endsByItself ? before : null);
    void (endsByItself ? chats.setAside() : chats.forget());
  });
}

const loadChats = () => loadPage(() => import('../features/chat/runtime.ts'));
const chatsOfPage: NonNullable<Needs['chats']> = {
  forget: async () => (await loadChats()).forgetChats(),
  setAside: async () => (await loadChats()).setChatsAside(),
};
