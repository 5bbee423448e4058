// One chat: header, messages and composer, and the panel about the partner beside them or as a sheet.
import { lazy, Suspense, useRef, useState } from 'react';
import type { Chat } from '@velour/contract/chat.ts';
import { loadPage } from '../../lib/load-page.ts';
import { PageTitle } from '../../ui/page.tsx';
import { ChatColumn } from './chat-column.tsx';
import type { OpenDialog } from './chat-dialogs.tsx';
import { useChatActions } from './actions.ts';
import type { Target } from './stream/use-target.ts';
import { texts } from './texts.ts';
import { useConversation } from './use-conversation.ts';
import { useIsWide } from './use-is-wide.ts';
import { useReadMark } from './use-read-mark.ts';
import { useStopByEscape } from './use-stop-by-escape.ts';

const ChatDialogs = lazy(() => loadPage(() => import('./chat-dialogs.tsx')));
const CharacterPanel = lazy(() => loadPage(() => import('./panel/character-panel.tsx')));

/** From this width, the panel is beside the messages; the class below has the same value. */
const PANEL_FROM_PX = 860;

/** Callers key it by the chat, so that no state of one chat remains in the next. */
export function ChatView({ chat, target }: { chat: Chat; target?: Target | undefined }) {
  const { session_id, character } = chat;
  const view = useConversation(session_id, target?.seq);
  const actions = useChatActions(session_id, view.reader);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [panel, setPanel] = useState(true);
  const box = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(box, PANEL_FROM_PX);
  useReadMark(chat, view.conversation, actions);
  useStopByEscape(view.running !== null && dialog === null, actions.stop);
  const showProfile = () => {
    if (isWide) setPanel(!panel);
    else setDialog('profile');
  };
  return (
    <div ref={box} className="@container/chat flex min-h-0 min-w-0 flex-1">
      <PageTitle>{character.name}</PageTitle>
      <ChatColumn
        chat={chat}
        view={view}
        actions={actions}
        target={target}
        onProfile={showProfile}
        onDialog={setDialog}
      />
      {panel && (
        <aside
          aria-label={texts.header.profile(character.name)}
          className="hidden w-[340px] shrink-0 overflow-y-auto bg-raised/50 p-5 @min-chat-panel/chat:block"
        >
          <Suspense>{isWide && <CharacterPanel chat={chat} />}</Suspense>
        </aside>
      )}
      <Suspense>
        {dialog !== null && (
          <ChatDialogs
            open={dialog}
            chat={chat}
            actions={actions}
            onClose={() => setDialog(null)}
          />
        )}
      </Suspense>
    </div>
  );
}
