// What can be done with a chat and its partner. Its code comes when it is wanted.
import { EyeOff, Flag, Gift, Images, Info, MessageCirclePlus, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Chat } from '@velour/contract/chat.ts';
import { giftDialog, overlays } from '../../lib/overlays.ts';
import { paths } from '../../lib/paths.ts';
import { Menu } from '../../ui/menu.tsx';
import { texts } from './texts.ts';

export interface ChatMenuProps {
  character: Chat['character'];
  onProfile: () => void;
  onNewChat: () => void;
  onDelete: () => void;
}

interface Props extends ChatMenuProps {
  trigger: ReactElement;
}

/** Opened as soon as it is there. */
export default function ChatMenu({ character, onProfile, onNewChat, onDelete, trigger }: Props) {
  return (
    <Menu
      opens
      trigger={trigger}
      items={[
        { label: texts.header.profile(character.name), icon: Info, onSelect: onProfile },
        { label: texts.header.new_chat, icon: MessageCirclePlus, onSelect: onNewChat },
        {
          label: texts.header.gift,
          icon: Gift,
          onSelect: () => giftDialog.open({ character_id: character.id, name: character.name }),
        },
        { label: texts.header.gallery, icon: Images, to: paths.galleryOf(character.id) },
        {
          label: texts.header.report(character.name),
          icon: Flag,
          onSelect: () => report(character),
        },
        {
          label: texts.header.removal,
          icon: EyeOff,
          to: paths.removal(paths.characterChat(character)),
        },
        { label: texts.header.delete_chat, icon: Trash2, tone: 'danger', onSelect: onDelete },
      ]}
    />
  );
}

function report({ id, name }: Chat['character']): void {
  overlays.open('report', { subject: { type: 'character', character_id: id }, called: name });
}
