// The dialogs of a chat: the partner's profile on a phone, ordering a picture, and confirmations before a deletion.
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Chat } from '@velour/contract/chat.ts';
import { GREETING_SEQ } from '@velour/contract/chat-limits.ts';
import { paths } from '../../lib/paths.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Modal } from '../../ui/modal.tsx';
import { SwitchRow } from '../../ui/switch-row.tsx';
import type { ChatActions } from './actions.ts';
import CharacterPanel from './panel/character-panel.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { MemoryDialog } from './memory/memory-dialog.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { SettingsDialog } from './settings/settings-dialog.tsx';
import { texts as words } from './dialog-texts.ts';
import { texts } from './texts.ts';

const DIALOG_CLOSING_MS = 400;

export type OpenDialog =
  | 'profile'
  | 'delete'
  | 'reset'
  | 'rename'
  | 'export'
  | 'memory'
  | 'settings'
  | 'import'
  | { remove: number; isPicture: boolean }
  | { picture: string };

interface Props {
  open: OpenDialog;
  chat: Chat;
  actions: ChatActions;
  onClose: () => void;
}

export default function ChatDialogs({ open, chat, actions, onClose }: Props) {
  const { character } = chat;
  const navigate = useNavigate();
  if (open === 'profile')
    return (
      <Modal title={texts.header.profile(character.name)} onClose={onClose}>
        <CharacterPanel chat={chat} />
      </Modal>
    );
  if (open === 'delete')
    return (
      <ConfirmDialog
        title={words.remove_chat.title}
        sentence={words.remove_chat.sentence(character.name)}
        confirmLabel={words.remove_chat.confirm}
        cancelLabel={words.remove_chat.cancel}
        onClose={onClose}
        onConfirm={async () => {
          const isRemoved = await actions.removeChat();
          if (isRemoved) await navigate(paths.chats(), { replace: true });
          onClose();
          // The button that opened the dialog is gone with the chat.
          if (isRemoved) document.getElementById('content')?.focus({ preventScroll: true });
        }}
      />
    );
  if (open === 'reset')
    return (
      <ConfirmDialog
        title={words.reset_chat.title}
        sentence={words.reset_chat.sentence(character.name)}
        confirmLabel={words.reset_chat.confirm}
        cancelLabel={words.reset_chat.cancel}
        onClose={onClose}
        onConfirm={async () => {
          await actions.removeFrom(GREETING_SEQ + 1);
          onClose();
        }}
      />
    );
  if (open === 'rename')
    return <RenameDialog chat={chat} onSave={actions.change} onClose={onClose} />;
  if (open === 'memory') return <MemoryDialog chat={chat} onClose={onClose} />;
  if (open === 'settings') return <SettingsDialog chat={chat} onClose={onClose} />;
  if (open === 'import') return <ImportDialog chat={chat} onClose={onClose} />;
  if (open === 'export') return <ExportDialog chat={chat} onClose={onClose} />;
  if ('picture' in open)
    return <PictureDialog chat={chat} start={open.picture} onClose={onClose} />;
  return <RemoveMessageDialog {...open} chat={chat} actions={actions} onClose={onClose} />;
}

interface RemoveProps extends Pick<Props, 'chat' | 'actions' | 'onClose'> {
  remove: number;
  isPicture: boolean;
}

function RemoveMessageDialog({ remove, isPicture, chat, actions, onClose }: RemoveProps) {
  const [withLater, setWithLater] = useState(false);
  const labels = isPicture ? words.remove_picture : words.remove_message;
  return (
    <ConfirmDialog
      title={labels.title}
      sentence={labels.sentence}
      confirmLabel={labels.confirm}
      cancelLabel={labels.cancel}
      onClose={onClose}
      onConfirm={async () => {
        await (withLater ? actions.removeFrom(remove) : actions.remove(remove));
        focusStream();
        onClose();
      }}
    >
      {remove > GREETING_SEQ && remove < chat.last_seq && (
        <SwitchRow label={words.remove_message.later} on={withLater} onChange={setWithLater} />
      )}
    </ConfirmDialog>
  );
}

/** The button that opened the dialog is gone with its message, so the message list gets the focus. */
function focusStream(): void {
  setTimeout(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('[role="feed"] [data-row][tabindex="0"]')?.focus();
  }, DIALOG_CLOSING_MS);
}
