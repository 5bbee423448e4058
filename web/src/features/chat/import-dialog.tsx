// Imports a chat from a file as a new chat with a character, and reports what became of its messages.
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { Chat, ChatImport } from '@velour/contract/chat.ts';
import { MAX_CHAT_FILE_BYTES } from '@velour/contract/chat-limits.ts';
import { api } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { q } from '../../lib/queries.ts';
import { useSession } from '../../lib/session.ts';
import { useCall } from '../../lib/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { importTexts as words } from './import-texts.ts';

interface Props {
  chat: Pick<Chat, 'character'>;
  onClose: () => void;
}

export function ImportDialog({ chat, onClose }: Props) {
  const { id, name } = chat.character;
  const { kind } = useSession();
  const client = useQueryClient();
  const [isTooLarge, setTooLarge] = useState(false);
  const sending = useCall(
    async (file: File) => {
      const body = new Uint8Array(await file.arrayBuffer());
      return api.chat.importFile({ query: { character_id: id }, body });
    },
    { shownInPlace: true, failed: words.failed },
  );
  const take = (file: File | undefined) => {
    if (!file) return;
    setTooLarge(file.size > MAX_CHAT_FILE_BYTES);
    if (file.size > MAX_CHAT_FILE_BYTES) return;
    void sending.run(file).then((done) => done && client.invalidateQueries(q.chat.list.all));
  };
  const failure = isTooLarge ? words.too_large : sending.failure;
  return (
    <Modal title={words.title} description={words.sentence(name)} size="sm" onClose={onClose}>
      {sending.reply ? (
        <Imported result={sending.reply} onClose={onClose} />
      ) : (
        <div className="flex flex-col gap-4">
          <p className="text-ink-soft">{kind === 'member' ? words.formats : words.sign_in}</p>
          {failure !== undefined && (
            <p role="alert" className="text-danger">
              {failure}
            </p>
          )}
          {kind === 'member' && (
            <FileButton
              wide
              tone="primary"
              icon={FileUp}
              label={words.choose}
              accept=".json,.jsonl,application/json"
              pending={sending.pending}
              onFiles={([file]) => take(file)}
            />
          )}
        </div>
      )}
    </Modal>
  );
}

interface ImportedProps {
  result: ChatImport & { chat: Chat };
  onClose: () => void;
}

function Imported({ result, onClose }: ImportedProps) {
  const navigate = useNavigate();
  const { imported, blocked, skipped, unread, lost_persona, chat } = result;
  return (
    <div className="flex flex-col gap-4">
      <div role="status" className="flex flex-col gap-1">
        <p>{words.imported(imported)}</p>
        {blocked > 0 && <p className="text-ink-soft">{words.blocked(blocked)}</p>}
        {skipped > 0 && <p className="text-ink-soft">{words.skipped(skipped)}</p>}
        {lost_persona && <p className="text-ink-soft">{words.lost_persona}</p>}
        {unread.count > 0 && <Unread {...unread} />}
      </div>
      <Button
        wide
        tone="primary"
        onClick={() => {
          onClose();
          void navigate(paths.chat(chat.session_id));
        }}
      >
        {words.open}
      </Button>
    </div>
  );
}

function Unread({ count, first }: ChatImport['unread']) {
  return (
    <div className="text-ink-soft">
      <p>{words.unread(count)}</p>
      <ul className="list-disc ps-5">
        {first.map(({ where, why }) => (
          <li key={where}>{words.unread_place[why](where)}</li>
        ))}
      </ul>
      {count > first.length && <p>{words.unread_more(count - first.length)}</p>}
    </div>
  );
}
