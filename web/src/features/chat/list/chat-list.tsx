// The list of all chats: tabs, search, and one line per chat, newest first.
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useLocation } from 'react-router';
import { loadPage } from '../../../lib/load-page.ts';
import { genderOptions } from '../../shared/gender-preference.ts';
import { LoadMore } from '../../shared/load-more.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { chatList } from '../queries.ts';
import { texts } from './texts.ts';
import { ChatListItem } from './chat-list-item.tsx';
import { ListSkeleton, Quiet } from './list-states.tsx';
import { useChatsTab, type OtherTab } from './use-chats-tab.ts';
import { useListEvents } from './use-list-events.ts';

const SearchResults = lazy(() => loadPage(() => import('./search-results.tsx')));

interface Props {
  current?: string | undefined;
  /** Beside a chat, the page's heading is the chat's. */
  level: 'h1' | 'h2';
}

export function ChatList({ current, level: Heading }: Props) {
  const { gender, setGender, others, isKnown } = useChatsTab();
  const [search, setSearch] = useState('');
  const [isArchived, setArchived] = useState(false);
  const sought = useDeferredValue(search.trim());
  const { pathname } = useLocation();
  const isBesideChat = Heading === 'h2';
  // The address of a chat ends with its id.
  useListEvents(current ?? pathname.split('/').at(-1));
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex flex-col gap-3 px-4 pt-4 pb-3">
        <div className="flex items-center gap-1">
          {isArchived && (
            <IconButton icon={ArrowLeft} label={texts.back} onClick={() => setArchived(false)} />
          )}
          <Heading className="px-1 font-display text-3xl">
            {isArchived ? texts.archived : texts.title}
          </Heading>
        </div>
        <search>
          <SearchField label={texts.search} value={search} onChange={setSearch} />
        </search>
        {!sought && (
          <Segmented
            label={texts.filter}
            options={genderOptions}
            value={gender}
            onChange={setGender}
            size="sm"
          />
        )}
      </div>
      {sought ? (
        <Suspense fallback={<ListSkeleton />}>
          <SearchResults text={sought} current={current} />
        </Suspense>
      ) : isKnown ? (
        <Entries
          key={`${gender} ${isArchived}`}
          gender={gender}
          isArchived={isArchived}
          current={current}
          others={others}
          onTab={setGender}
          isBesideChat={isBesideChat}
          onArchived={() => setArchived(true)}
        />
      ) : (
        <ListSkeleton isQuiet={isBesideChat} />
      )}
    </div>
  );
}

type EntriesProps = {
  gender: Parameters<typeof chatList>[0];
  current?: string | undefined;
  others: readonly OtherTab[];
  onTab: (gender: OtherTab['gender']) => void;
  isArchived: boolean;
  isBesideChat: boolean;
  onArchived: () => void;
};

function Entries(props: EntriesProps) {
  const { gender, current, others, onTab, isArchived, onArchived } = props;
  const query = useInfiniteQuery(chatList(gender, isArchived));
  const archived = useInfiniteQuery(chatList(gender, true));
  const hasArchived = archived.data?.pages.some((page) => page.chats.length > 0) ?? false;
  const toArchived = !isArchived && hasArchived && !query.hasNextPage && (
    <Button wide size="sm" tone="ghost" onClick={onArchived}>
      {texts.archived}
    </Button>
  );
  const chats = query.data?.pages.flatMap((page) => page.chats) ?? [];
  if (query.isPending) return <ListSkeleton isQuiet={props.isBesideChat} />;
  if (chats.length === 0 && query.isError)
    return (
      <Quiet scene="window" sentence={texts.failed}>
        <Button size="sm" pending={query.isFetching} onClick={() => void query.refetch()}>
          {texts.retry}
        </Button>
      </Quiet>
    );
  if (chats.length === 0) {
    const whom = genderOptions.find(({ value }) => value === gender)?.label ?? '';
    const empty = isArchived ? texts.archived_empty(whom) : texts.empty(whom);
    return (
      <Quiet scene="cup" sentence={empty}>
        {!isArchived &&
          others.map((other) => (
            <Button key={other.gender} size="sm" onClick={() => onTab(other.gender)}>
              {texts.elsewhere(other.count, other.label)}
            </Button>
          ))}
        {toArchived}
      </Quiet>
    );
  }
  return (
    <nav aria-label={texts.label} className="min-h-0 flex-1 overflow-y-auto px-2 pb-4">
      <ul>
        {chats.map((chat) => (
          <li
            key={chat.session_id}
            className="[contain-intrinsic-size:auto_76px] [content-visibility:auto]"
          >
            <ChatListItem chat={chat} isCurrent={chat.session_id === current} />
          </li>
        ))}
      </ul>
      <LoadMore query={query} label={texts.more} wide size="sm" tone="ghost" />
      {toArchived}
    </nav>
  );
}
