// The list of all chats: tabs, search, and one line per chat, the latest first.
import { useDeferredValue, useState, type ReactNode } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useLocation } from 'react-router';
import { genderOptions } from '../../shared/gender-preference.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Scene, type SceneName } from '../../../ui/scene.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { chatList } from '../queries.ts';
import { texts } from '../texts.ts';
import { ChatListItem } from './chat-list-item.tsx';
import { useChatsTab, type OtherTab } from './use-chats-tab.ts';
import { useListNews } from './use-list-events.ts';

export function ChatList({ current }: { current?: string | undefined }) {
  const { gender, setGender, others, isKnown } = useChatsTab();
  const [search, setSearch] = useState('');
  const [isArchived, setArchived] = useState(false);
  const sought = useDeferredValue(search.trim());
  const { pathname } = useLocation();
  // The address of a chat ends with its id.
  useListNews(current ?? pathname.split('/').at(-1));
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex flex-col gap-3 px-4 pt-4 pb-3">
        <div className="flex items-center gap-1">
          {isArchived && (
            <IconButton
              icon={ArrowLeft}
              label={texts.list.back}
              onClick={() => setArchived(false)}
            />
          )}
          <h1 className="px-1 font-display text-3xl">
            {isArchived ? texts.list.archived : texts.chats}
          </h1>
        </div>
        <Segmented
          label={texts.list.filter}
          options={genderOptions}
          value={gender}
          onChange={setGender}
          size="sm"
        />
        <search>
          <SearchField label={texts.list.search} value={search} onChange={setSearch} />
        </search>
      </div>
      {isKnown ? (
        <Entries
          key={`${gender} ${isArchived}`}
          gender={gender}
          isArchived={isArchived}
          search={sought}
          current={current}
          others={others}
          onTab={setGender}
          onArchived={() => setArchived(true)}
        />
      ) : (
        <ListSkeleton />
      )}
    </div>
  );
}

type EntriesProps = {
  gender: Parameters<typeof chatList>[0];
  search: string;
  current?: string | undefined;
  others: readonly OtherTab[];
  onTab: (gender: OtherTab['gender']) => void;
  isArchived: boolean;
  onArchived: () => void;
};

function Entries(props: EntriesProps) {
  const { gender, search, current, others, onTab, isArchived, onArchived } = props;
  const query = useInfiniteQuery(chatList(gender, search, isArchived));
  const chats = query.data?.pages.flatMap((page) => page.chats) ?? [];
  if (query.isPending) return <ListSkeleton />;
  if (chats.length === 0 && query.isError)
    return (
      <Quiet scene="window" sentence={texts.list.failed}>
        <Button size="sm" pending={query.isFetching} onClick={() => void query.refetch()}>
          {texts.list.retry}
        </Button>
      </Quiet>
    );
  if (chats.length === 0) {
    const whom = genderOptions.find(({ value }) => value === gender)?.label ?? '';
    const empty = isArchived ? texts.list.archived_empty(whom) : texts.list.empty(whom);
    const sentence = search ? texts.list.no_match : empty;
    return (
      <Quiet scene={search ? 'lamp' : 'cup'} sentence={sentence}>
        {!search &&
          !isArchived &&
          others.map((other) => (
            <Button key={other.gender} size="sm" onClick={() => onTab(other.gender)}>
              {texts.list.elsewhere(other.count, other.label)}
            </Button>
          ))}
      </Quiet>
    );
  }
  return (
    <nav
      aria-label={texts.list.label}
      className={`min-h-0 flex-1 overflow-y-auto px-2 pb-4 transition-opacity ${query.isPlaceholderData ? 'opacity-60' : ''}`}
    >
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
      {query.hasNextPage && (
        <Button
          wide
          size="sm"
          tone="ghost"
          pending={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {texts.list.more}
        </Button>
      )}
      {!isArchived && !query.hasNextPage && (
        <Button wide size="sm" tone="ghost" onClick={onArchived}>
          {texts.list.archived}
        </Button>
      )}
    </nav>
  );
}

interface QuietProps {
  scene: SceneName;
  sentence: string;
  children?: ReactNode;
}

/** Smaller than a page's empty state: on a phone people to meet stand below it. */
function Quiet({ scene, sentence, children }: QuietProps) {
  return (
    <div className="flex animate-rise flex-col items-center gap-4 px-5 py-6 text-center">
      <Scene name={scene} className="w-36" />
      <p className="text-ink-soft">{sentence}</p>
      {children}
    </div>
  );
}

function ListSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-1 px-4">
      <span className="sr-only">{texts.list.loading}</span>
      {Array.from({ length: 7 }, (_, place) => (
        <div key={place} className="flex items-center gap-3 py-3">
          <Skeleton radius="full" className="size-11" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3.5 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
