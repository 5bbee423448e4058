// The results of a search in all chats: chats by name, then messages by their words, newest first.
import { useId, type ReactNode } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { LoadMore } from '../../shared/load-more.tsx';
import { chatSearch } from '../queries.ts';
import { ChatListItem } from './chat-list-item.tsx';
import { HitItem } from './hit-item.tsx';
import { ListSkeleton, Quiet } from './list-states.tsx';
import { texts } from './search-texts.ts';

interface Props {
  text: string;
  current?: string | undefined;
}

export default function SearchResults({ text, current }: Props) {
  const query = useInfiniteQuery(chatSearch(text));
  const chats = query.data?.pages.flatMap((page) => page.chats) ?? [];
  const messages = query.data?.pages.flatMap((page) => page.messages) ?? [];
  if (query.isPending) return <ListSkeleton label={texts.loading} />;
  if (query.isError && messages.length === 0)
    return (
      <Quiet scene="window" sentence={texts.failed}>
        <Button size="sm" pending={query.isFetching} onClick={() => void query.refetch()}>
          {texts.retry}
        </Button>
      </Quiet>
    );
  const { hasNextPage } = query;
  const isEmpty = chats.length + messages.length === 0 && !hasNextPage;
  const found = isEmpty ? texts.empty : texts.found(chats.length, messages.length, hasNextPage);
  return (
    <>
      <p role="status" className="sr-only">
        {query.isPlaceholderData ? texts.loading : found}
      </p>
      {isEmpty ? (
        <Quiet scene="lamp" sentence={texts.empty}>
          <p className="text-sm text-ink-faint">{texts.hint}</p>
        </Quiet>
      ) : (
        <nav
          aria-label={texts.label}
          aria-busy={query.isPlaceholderData}
          className={`min-h-0 flex-1 overflow-y-auto px-2 pb-4 transition-opacity ${query.isPlaceholderData ? 'opacity-60' : ''}`}
        >
          {chats.length > 0 && (
            <Group title={texts.chats}>
              {chats.map((chat) => (
                <li key={chat.session_id}>
                  <ChatListItem chat={chat} isCurrent={chat.session_id === current} />
                </li>
              ))}
            </Group>
          )}
          {messages.length > 0 && (
            <Group title={texts.messages}>
              {messages.map((hit) => (
                <li key={`${hit.session_id}/${hit.seq}`}>
                  <HitItem hit={hit} />
                </li>
              ))}
            </Group>
          )}
          <LoadMore query={query} label={texts.more} wide size="sm" tone="ghost" />
        </nav>
      )}
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="pb-3">
      <h2 id={id} className="px-3 pt-1 pb-1.5 text-sm font-medium text-ink-soft">
        {title}
      </h2>
      <ul>{children}</ul>
    </section>
  );
}
