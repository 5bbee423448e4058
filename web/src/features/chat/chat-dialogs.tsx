// What can open over a chat: the partner's profile on a phone, and the questions before something is deleted.
import { useNavigate } from 'react-router';
import type { Chat } from '@velour/contract/chat.ts';
import { paths } from '../../lib/paths.ts';
import { Modal } from '../../ui/modal.tsx';
import { Confirm } from './confirm.tsx';
import type { Deeds } from './deeds.ts';
import { CharacterPanel } from './panel/character-panel.tsx';
import { texts } from './texts.ts';

export type OpenDialog = 'profile' | 'delete' | { remove: number } | null;

interface Props {
  open: OpenDialog;
  character: Chat['character'];
  deeds: Deeds;
  onClose: () => void;
}

export function ChatDialogs({ open, character, deeds, onClose }: Props) {
  const navigate = useNavigate();
  if (open === null) return null;
  if (open === 'profile')
    return (
      <Modal title={texts.panel.label(character.name)} onClose={onClose}>
        <CharacterPanel character={character} />
      </Modal>
    );
  if (open === 'delete')
    return (
      <Confirm
        words={{ ...texts.remove_chat, sentence: texts.remove_chat.sentence(character.name) }}
        onClose={onClose}
        onConfirm={async () => {
          if (await deeds.removeChat()) void navigate(paths.chats(), { replace: true });
        }}
      />
    );
  return (
    <Confirm
      words={texts.remove_message}
      onClose={onClose}
      onConfirm={() => deeds.remove(open.remove)}
    />
  );
}
