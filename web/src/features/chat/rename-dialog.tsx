// Renames a chat; without a name it has the character's.
import { useState } from 'react';
import type { Chat } from '@velour/contract/chat.ts';
import { MAX_CHAT_TITLE } from '@velour/contract/chat-limits.ts';
import { useUnsent } from '../../lib/unsent.ts';
import { Button } from '../../ui/button.tsx';
import { controlStyle } from '../../ui/control-style.ts';
import { Modal } from '../../ui/modal.tsx';
import { texts } from './dialog-texts.ts';

const words = texts.rename_chat;

interface Props {
  chat: Chat;
  onSave: (change: { title: string | null }) => Promise<boolean>;
  onClose: () => void;
}

export function RenameDialog({ chat, onSave, onClose }: Props) {
  const [unsent, setUnsent] = useUnsent(`rename/${chat.session_id}`);
  const [title, setTitle] = useState(unsent || (chat.title ?? ''));
  const [isSaving, setSaving] = useState(false);
  const close = () => {
    setUnsent('');
    onClose();
  };
  const save = async () => {
    setSaving(true);
    if (await onSave({ title: title.trim() || null })) close();
    else setSaving(false);
  };
  return (
    <Modal title={words.title} size="sm" onClose={close}>
      <form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <label className="flex flex-col gap-2">
          <span className="font-medium">{words.label}</span>
          <input
            ref={focus}
            value={title}
            maxLength={MAX_CHAT_TITLE}
            placeholder={chat.character.name}
            onChange={({ target: { value } }) => {
              setTitle(value);
              setUnsent(value === chat.title ? '' : value);
            }}
            className={controlStyle()}
          />
          <span className="text-sm text-ink-faint">{words.hint}</span>
        </label>
        <Button type="submit" tone="primary" wide pending={isSaving}>
          {words.confirm}
        </Button>
      </form>
    </Modal>
  );
}

/** The purpose of the dialog. */
const focus = (field: HTMLInputElement | null): void => {
  field?.focus();
  field?.select();
};
