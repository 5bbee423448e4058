// The menu of a chat and its character, loaded when the page is idle or the menu is opened.
import {
  Archive,
  ArchiveRestore,
  BrainCog,
  Download,
  EyeOff,
  FileUp,
  Flag,
  Gift,
  Images,
  Info,
  MessageCirclePlus,
  PencilLine,
  Pin,
  PinOff,
  RotateCcw,
  SlidersHorizontal,
  Trash2,
} from 'lucide-react';
import type { Chat } from '@velour/contract/chat.ts';
import { GREETING_SEQ } from '@velour/contract/chat-limits.ts';
import { giftDialog, overlays } from '../../lib/overlays.ts';
import { useIsOff } from '../../lib/site-status.ts';
import { paths } from '../../lib/paths.ts';
import type { MenuOpening, MenuProps } from '../../ui/menu.tsx';
import { OpenMenu } from '../../ui/open-menu.tsx';
import { texts as words } from './menu-texts.ts';
import { texts } from './texts.ts';

export interface ChatMenuProps {
  chat: Pick<Chat, 'character' | 'title' | 'is_pinned' | 'is_archived' | 'last_seq'>;
  onProfile: () => void;
  onNewChat: () => void;
  onRename: () => void;
  onMemory: () => void;
  onSettings: () => void;
  onDownload: () => void;
  onImport: () => void;
  onChange: (change: { is_pinned: boolean } | { is_archived: boolean }) => void;
  onReset: () => void;
  onDelete: () => void;
}

interface Props extends ChatMenuProps {
  trigger: MenuProps['trigger'];
  opens: MenuOpening;
}

/** Open as soon as it is mounted. */
export function ChatMenu({ chat, trigger, opens, ...on }: Props) {
  const { character, is_pinned, is_archived } = chat;
  const giftsAreOff = useIsOff('gifts');
  return (
    <OpenMenu
      opens={opens}
      trigger={trigger}
      items={[
        { label: texts.header.profile(character.name), icon: Info, onSelect: on.onProfile },
        { label: words.new_chat, icon: MessageCirclePlus, onSelect: on.onNewChat },
        { label: words.memory, icon: BrainCog, onSelect: on.onMemory },
        { label: words.settings, icon: SlidersHorizontal, onSelect: on.onSettings },
        { label: words.rename, icon: PencilLine, onSelect: on.onRename },
        {
          label: is_pinned ? words.unpin : words.pin,
          icon: is_pinned ? PinOff : Pin,
          onSelect: () => on.onChange({ is_pinned: !is_pinned }),
        },
        {
          label: is_archived ? words.restore : words.archive,
          icon: is_archived ? ArchiveRestore : Archive,
          onSelect: () => on.onChange({ is_archived: !is_archived }),
        },
        { label: words.download, icon: Download, onSelect: on.onDownload },
        { label: words.import, icon: FileUp, onSelect: on.onImport },
        ...(giftsAreOff
          ? []
          : [
              {
                label: words.gift,
                icon: Gift,
                onSelect: () =>
                  giftDialog.open({ character_id: character.id, name: character.name }),
              },
            ]),
        { label: words.gallery, icon: Images, to: paths.galleryOf(character.id) },
        {
          label: words.report(character.name),
          icon: Flag,
          onSelect: () => report(character),
        },
        {
          label: texts.header.removal,
          icon: EyeOff,
          to: paths.removal(paths.characterChat(character)),
        },
        ...(chat.last_seq > GREETING_SEQ
          ? [{ label: words.reset, icon: RotateCcw, onSelect: on.onReset }]
          : []),
        { label: words.delete_chat, icon: Trash2, tone: 'danger', onSelect: on.onDelete },
      ]}
    />
  );
}

function report({ id, name }: Chat['character']): void {
  overlays.open('report', { subject: { type: 'character', character_id: id }, called: name });
}
