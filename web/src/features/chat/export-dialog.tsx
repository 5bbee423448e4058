// Downloads a chat in a chosen format.
import type { Chat } from '@velour/contract/chat.ts';
import { saveAs } from '../../lib/save-as.ts';
import { useCall } from '../../lib/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { exportChat, type ExportFormat } from './export-chat.ts';
import { texts as words } from './export-texts.ts';

interface Props {
  chat: Chat;
  onClose: () => void;
}

export function ExportDialog({ chat, onClose }: Props) {
  const { run, pending } = useCall((format: ExportFormat) => exportChat(chat, format), {
    onDone: ({ name, file }) => {
      saveAs(name, file);
      onClose();
    },
    failed: words.failed,
  });
  return (
    <Modal title={words.title} description={words.sentence} size="sm" onClose={onClose}>
      <div className="flex flex-col gap-3">
        <Button wide tone="primary" pending={pending} onClick={() => void run('text')}>
          {words.text}
        </Button>
        <Button wide disabled={pending} onClick={() => void run('json')}>
          {words.json}
        </Button>
      </div>
    </Modal>
  );
}
