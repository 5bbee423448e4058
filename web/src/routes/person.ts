// What was loaded for one person is not shown to the next: follows who is here and clears what was theirs.
import type { QueryClient } from '@tanstack/react-query';
import { loadPage } from '../lib/load-page.ts';
import { registerPersonal } from '../lib/personal-entries.ts';
import { session as pageSession, type Session } from '../lib/session.ts';
import { memory } from '../lib/storage.ts';

interface Needs {
  session?: Pick<Session, 'read' | 'subscribe'>;
  forgetChats?: () => Promise<void>;
}

/** What the browser stored of the wizard, the studio and the editor, whose code may not be loaded. */
export function forgetStored(): void {
  const { id } = pageSession.read();
  for (const item of ['create', 'create-attempt', 'studio'])
    memory.write(id === null ? item : `${item}.${id}`, null);
  memory.write('character-edits', null);
}
registerPersonal(forgetStored);

/** After a sign-in everything is refetched; after a sign-out the cache is cleared. */
export function followPerson(
  client: QueryClient,
  { session = pageSession, forgetChats = forgetAllChats }: Needs = {},
): void {
  const memberNow = () => session.read().id;
  let member = memberNow();
  session.subscribe(() => {
    const before = member;
    member = memberNow();
    if (member === before) return;
    if (before === null) return void client.invalidateQueries();
    client.getMutationCache().clear();
    client.removeQueries({ type: 'inactive' });
    for (const query of client.getQueryCache().getAll()) query.reset();
    // When the screens that only members see have gone: they would ask for what a visitor is refused.
    setTimeout(() => void client.refetchQueries({ type: 'active' }));
    void forgetChats();
  });
}

async function forgetAllChats(): Promise<void> {
  const { forgetChats } = await loadPage(() => import('../features/chat/runtime.ts'));
  forgetChats();
}
