// Suggested characters next to the list of chats, while no chat is open.
import { useInfiniteQuery } from '@tanstack/react-query';
import { Recommended } from '../features/catalogue/recommended.tsx';
import { texts } from '../features/chat/list/texts.ts';
import { chatList } from '../features/chat/queries.ts';
import { useChatsTab } from '../features/chat/list/use-chats-tab.ts';

/** On phones, it would be below the list, and move it when it loads. */
const belowList = 'hidden @min-chat-list/chats:block';

export function Component() {
  const { gender, isKnown } = useChatsTab();
  const { data, isPending } = useInfiniteQuery({ ...chatList(gender), enabled: isKnown });
  const chats = data?.pages.flatMap((page) => page.chats) ?? [];
  const known = isPending ? undefined : new Set(chats.map(({ character }) => character.id));

  return (
    <div
      className={`min-w-0 flex-1 px-4 pt-4 pb-10 @min-chat-list/chats:overflow-y-auto @min-chat-list/chats:px-8 @min-chat-list/chats:pt-8 ${isPending ? belowList : ''}`}
    >
      <p className="font-display text-3xl">{texts.recommended.title}</p>
      <p className="mt-2 mb-8 text-ink-soft">{texts.recommended.sentence}</p>
      <Recommended gender={gender} title={texts.recommended.grid} known={known} />
    </div>
  );
}
