// The column of an open chat: header, messages, composer.
import { useCallback, useRef } from 'react';
import type { Chat } from '@velour/contract/chat.ts';
import { Backdrop } from './backdrop.tsx';
import type { OpenDialog } from './chat-dialogs.tsx';
import { ChatHeader } from './chat-header.tsx';
import { ChatComposer } from './composer/chat-composer.tsx';
import { ClosedLine } from './composer/closed-line.tsx';
import { useDraft } from './composer/use-draft.ts';
import { toasts } from '../../lib/toasts.ts';
import type { ChatActions } from './actions.ts';
import { MessageStream } from './stream/message-stream.tsx';
import { StreamFailed, StreamSkeleton } from './stream/stream-states.tsx';
import type { Target } from './stream/use-target.ts';
import { texts } from './texts.ts';
import type { ConversationView } from './use-conversation.ts';
import { useNewChat } from './use-new-chat.ts';

interface Props {
  chat: Chat;
  view: ConversationView;
  actions: ChatActions;
  target: Target | undefined;
  onProfile: () => void;
  onDialog: (dialog: OpenDialog) => void;
}

export function ChatColumn({ chat, view, actions, target, onProfile, onDialog }: Props) {
  const { session_id, character, is_open } = chat;
  const { conversation } = view;
  const [text, setText] = useDraft(session_id);
  const field = useRef<HTMLTextAreaElement>(null);
  const newChat = useNewChat(character.id);
  const remove = useCallback(
    (seq: number, isPicture = false) => onDialog({ remove: seq, isPicture }),
    [onDialog],
  );
  const picture = (start: string) => onDialog({ picture: start });
  const editUnsent = useCallback(
    (words: string) => {
      // Before the text that is being typed.
      setText([words, field.current?.value ?? ''].filter(Boolean).join('\n\n'));
      field.current?.focus();
    },
    [setText],
  );
  const arrange = async (change: Parameters<ChatActions['change']>[0]) => {
    const isDone = await actions.change(change);
    if (!isDone || change.is_archived === undefined) return;
    const text = change.is_archived ? texts.header.archived : texts.header.restored;
    toasts.success(text);
  };
  return (
    <section
      aria-label={character.name}
      className="relative isolate flex min-w-0 flex-1 flex-col overflow-hidden"
    >
      <Backdrop preview={character.preview} />
      <ChatHeader
        chat={chat}
        onProfile={onProfile}
        onNewChat={newChat}
        onRename={() => onDialog('rename')}
        onMemory={() => onDialog('memory')}
        onSettings={() => onDialog('settings')}
        onDownload={() => onDialog('export')}
        onImport={() => onDialog('import')}
        onChange={(change) => void arrange(change)}
        onReset={() => onDialog('reset')}
        onDelete={() => onDialog('delete')}
      />
      {conversation.loaded ? (
        <MessageStream
          {...{ chat, view, actions, target }}
          onRemove={remove}
          onEditUnsent={editUnsent}
        />
      ) : (
        <Unloaded view={view} />
      )}
      <div className="mx-auto w-full max-w-[720px] px-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-5">
        {is_open ? (
          <ChatComposer
            {...{ chat, view, actions, field, text }}
            onChange={setText}
            onPicture={picture}
          />
        ) : (
          <ClosedLine />
        )}
      </div>
    </section>
  );
}

function Unloaded({ view: { failure, reader } }: { view: ConversationView }) {
  if (!failure) return <StreamSkeleton />;
  return (
    <StreamFailed
      failure={failure}
      title={texts.open.history_failed}
      onRetry={() => void reader.retry()}
    />
  );
}
