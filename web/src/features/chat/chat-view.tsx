// One chat: header, stream, composer, and the panel about the partner beside it or as a sheet.
import { useCallback, useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { Chat } from '@velour/contract/chat.ts';
import { ApiError } from '../../lib/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { toasts } from '../../lib/toasts.ts';
import { Modal } from '../../ui/modal.tsx';
import { Backdrop } from './backdrop.tsx';
import { ChatHeader } from './chat-header.tsx';
import { ClosedLine } from './composer/closed-line.tsx';
import { Composer } from './composer/composer.tsx';
import { TrialLine } from './composer/trial-line.tsx';
import { useDraft } from './composer/use-draft.ts';
import { Confirm } from './confirm.tsx';
import { useDeeds } from './deeds.ts';
import { outbox } from './live.ts';
import { CharacterPanel } from './panel/character-panel.tsx';
import { openSession } from './queries.ts';
import { MessageStream } from './stream/message-stream.tsx';
import { StreamFailed, StreamSkeleton } from './stream/stream-states.tsx';
import { texts } from './texts.ts';
import { useConversation } from './use-conversation.ts';
import { useReadMark } from './use-read-mark.ts';

type Open = 'profile' | 'delete' | { remove: number } | null;

/** Keyed by its chat where it is used, so that nothing of one chat is left in the next. */
export function ChatView({ chat }: { chat: Chat }) {
  const { session_id, character, is_open } = chat;
  const view = useConversation(session_id);
  const deeds = useDeeds(session_id, view.reader);
  const [text, setText] = useDraft(session_id);
  const [open, setOpen] = useState<Open>(null);
  const [panel, setPanel] = useState(true);
  const field = useRef<HTMLTextAreaElement>(null);
  const { conversation, running } = view;
  const box = useRef<HTMLDivElement>(null);
  useReadMark(chat, conversation, deeds);
  useStopByEscape(running !== null && open === null, deeds.stop);

  const send = (words: string) => {
    if (conversation.has_after) void view.reader.loadEnd();
    outbox.add(session_id, words);
  };
  const editUnsent = useCallback(
    (words: string) => {
      setText(words);
      field.current?.focus();
    },
    // The draft's setter only ever writes to this chat.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [],
  );
  const remove = useCallback((seq: number) => setOpen({ remove: seq }), []);
  const navigate = useNavigate();
  const newChat = useNewChat(character.id);
  const showProfile = () => {
    // Where the panel has its place it is shown there, elsewhere as a sheet.
    const wide = (box.current?.clientWidth ?? 0) >= PANEL_FROM_PX;
    if (wide) setPanel(!panel);
    else setOpen('profile');
  };

  return (
    <div ref={box} className="@container/chat flex min-h-0 min-w-0 flex-1">
      <section
        aria-label={texts.stream.label(character.name)}
        className="relative isolate flex min-w-0 flex-1 flex-col overflow-hidden"
      >
        <Backdrop preview={character.preview} />
        <ChatHeader
          character={character}
          onProfile={showProfile}
          onNewChat={newChat}
          onDelete={() => setOpen('delete')}
        />
        {!conversation.loaded && !view.failure && <StreamSkeleton />}
        {!conversation.loaded && Boolean(view.failure) && (
          <StreamFailed
            failure={view.failure}
            title={texts.open.history_failed}
            onRetry={() => void view.reader.loadEnd()}
          />
        )}
        {conversation.loaded && (
          <MessageStream
            chat={chat}
            view={view}
            deeds={deeds}
            onRemove={remove}
            onEditUnsent={editUnsent}
          />
        )}
        <div className="mx-auto w-full max-w-[720px] px-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-5">
          {is_open ? (
            <>
              <TrialLine
                own={conversation.messages.filter(({ author }) => author === 'user').length}
              />
              <Composer
                ref={field}
                name={character.name}
                text={text}
                onChange={setText}
                onSend={send}
                replying={running !== null}
                onStop={() => void deeds.stop()}
              />
            </>
          ) : (
            <ClosedLine />
          )}
        </div>
      </section>
      {panel && (
        <aside
          aria-label={texts.panel.label(character.name)}
          className="hidden w-[340px] shrink-0 overflow-y-auto bg-raised/50 p-5 @min-[860px]/chat:block"
        >
          <CharacterPanel character={character} />
        </aside>
      )}
      {open === 'profile' && (
        <Modal title={texts.panel.label(character.name)} onClose={() => setOpen(null)}>
          <CharacterPanel character={character} />
        </Modal>
      )}
      {open === 'delete' && (
        <Confirm
          words={{
            ...texts.remove_chat,
            sentence: texts.remove_chat.sentence(character.name),
          }}
          onClose={() => setOpen(null)}
          onConfirm={async () => {
            if (await deeds.removeChat()) void navigate(paths.chats(), { replace: true });
          }}
        />
      )}
      {open !== null && typeof open === 'object' && (
        <Confirm
          words={texts.remove_message}
          onClose={() => setOpen(null)}
          onConfirm={() => deeds.remove(open.remove)}
        />
      )}
    </div>
  );
}

const PANEL_FROM_PX = 860;

function useNewChat(character_id: string): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  return () => {
    openSession(client, character_id, true)
      .then((chat) => navigate(paths.chat(chat.session_id)))
      .catch((error: unknown) => {
        const closed = error instanceof ApiError && error.status === 403;
        toasts.error(closed ? texts.open.not_public : texts.open.failed);
      });
  };
}

function useStopByEscape(active: boolean, stop: () => unknown): void {
  useEffect(() => {
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      // An open menu or sheet has its own use for Escape.
      if (document.querySelector('[role="dialog"], [role="menu"]')) return;
      void stop();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [active, stop]);
}
