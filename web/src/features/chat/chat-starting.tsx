// A new chat before it is opened, drawn (also by the server) from the character alone, with the same layout as the chat.
import { useQuery } from '@tanstack/react-query';
import { PageTitle } from '../../ui/page.tsx';
import type { Character } from '@velour/contract/characters.ts';
import { Backdrop } from './backdrop.tsx';
import { ChatHeader } from './chat-header.tsx';
import { useChatLoading } from './chat-loading.tsx';
import { ChatSkeleton } from './chat-skeleton.tsx';
import { Composer } from './composer/composer.tsx';
import { Markdown } from './markdown/markdown.tsx';
import { characterOf } from './queries.ts';
import { Bubble } from './stream/bubble.tsx';
import { ChatStart } from './stream/chat-start.tsx';
import { NoticeCard } from './stream/notice-card.tsx';
import { column } from './stream/column.ts';
import { texts } from './texts.ts';

const nothing = () => undefined;

/** The skeleton of a chat if the character is not known yet. */
export function ChatStarting({ character_id }: { character_id: string }) {
  const { data } = useQuery({ ...characterOf(character_id), enabled: false });
  return data ? <Frame character={data} /> : <ChatSkeleton />;
}

/** Inert, since each part is replaced by the chat's own within a moment, and typed text would be lost. */
function Frame({ character }: { character: Character }) {
  useChatLoading();
  const { name, preview } = character;
  return (
    <div className="@container/chat flex min-h-0 min-w-0 flex-1">
      <PageTitle>{name}</PageTitle>
      <section inert className="relative isolate flex min-w-0 flex-1 flex-col overflow-hidden">
        <Backdrop preview={preview} />
        <ChatHeader
          chat={{ character, title: null, is_pinned: false, is_archived: false, last_seq: 0 }}
          onProfile={nothing}
          onNewChat={nothing}
          onRename={nothing}
          onMemory={nothing}
          onSettings={nothing}
          onDownload={nothing}
          onImport={nothing}
          onChange={nothing}
          onReset={nothing}
          onDelete={nothing}
        />
        <div className="flex min-h-0 flex-1 flex-col justify-end overflow-hidden">
          <div className="shrink-0">
            <ChatStart character={character} />
            <p className={`${column} pt-8 text-sm text-ink-soft`}>
              <span className="divider">{texts.time.today}</span>
            </p>
            <div className={`${column} pt-6`}>
              <NoticeCard notice="ai" name={name} />
            </div>
            <Greeting text={character.greeting} />
          </div>
        </div>
        <div className="mx-auto w-full max-w-[720px] px-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-5">
          <Composer
            name={name}
            text=""
            onChange={nothing}
            onSend={nothing}
            replying={false}
            onStop={nothing}
          />
        </div>
      </section>
    </div>
  );
}

/**
 * Reserves room for its actions and the end of the list. The names in the greeting are known only once the chat is
 * open.
 */
function Greeting({ text }: { text: string }) {
  return (
    <div className={`${column} pt-6 pb-17`}>
      <div className="flex flex-col items-start pr-4 sm:pr-8">
        {!text.includes('{{') && (
          <Bubble side="left">
            <Markdown text={text} />
          </Bubble>
        )}
      </div>
    </div>
  );
}
