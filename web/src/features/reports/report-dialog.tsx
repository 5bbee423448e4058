// The short dialog that reports a character, a message, a picture or a profile.
import { useState } from 'react';
import type { Filed, Pointed, ReportReason } from '@velour/contract/reports.ts';
import { ApiError } from '../../lib/api-error.ts';
import { api } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Modal } from '../../ui/modal.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { FiledNote } from './report-received.tsx';
import { texts } from './texts.ts';

interface Props {
  subject: Pointed;
  called: string;
  onClose: () => void;
}

const words = texts.dialog;
// The keys of the texts are the reasons.
const reasons = Object.keys(texts.reasons) as ReportReason[];

export default function ReportDialog({ subject, called, onClose }: Props) {
  const [filed, setFiled] = useState<Filed>();
  if (filed)
    return (
      <Modal
        title={texts.filed.title}
        size="sm"
        onClose={onClose}
        footer={<Button onClick={onClose}>{texts.filed.done}</Button>}
      >
        <FiledNote filed={filed} />
      </Modal>
    );
  return (
    <Modal title={words.title(called)} description={words.sentence} size="sm" onClose={onClose}>
      <Asking subject={subject} onFiled={setFiled} onClose={onClose} />
    </Modal>
  );
}

interface AskingProps {
  subject: Pointed;
  onFiled: (filed: Filed) => void;
  onClose: () => void;
}

function Asking({ subject, onFiled, onClose }: AskingProps) {
  const [reason, setReason] = useState<ReportReason>();
  const [text, setText] = useState('');
  const [pending, setPending] = useState(false);
  const [wrong, setWrong] = useState('');
  const send = async () => {
    if (!reason) return setWrong(words.choose);
    setPending(true);
    try {
      onFiled(await api.reports.report({ body: { subject, reason, text } }));
    } catch (error) {
      setWrong(error instanceof ApiError && error.status < 500 ? error.title : words.failed);
      setPending(false);
    }
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <fieldset className="flex flex-col">
        <legend className="pb-1 font-medium">{words.reason}</legend>
        {reasons.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="reason"
              value={one}
              checked={reason === one}
              onChange={() => setReason(one)}
              className="size-5 shrink-0 accent-accent"
            />
            {texts.reasons[one]}
          </label>
        ))}
      </fieldset>
      {reason === 'intimate_picture' && (
        <div className="flex flex-col items-start gap-3 rounded-control bg-ground p-4 text-sm">
          <p>{words.to_removal}</p>
          <ButtonLink to={paths.removal(addressOf(subject))} size="sm" onClick={onClose}>
            {words.to_removal_link}
          </ButtonLink>
        </div>
      )}
      <TextArea label={words.text} rows={3} maxLength={2_000} value={text} onChange={setText} />
      <p role="alert" className="text-sm text-danger empty:hidden">
        {wrong}
      </p>
      <Button type="submit" tone="primary" pending={pending}>
        {words.send}
      </Button>
    </form>
  );
}

/** What the removal form begins with: an id says as much as an address. */
function addressOf(subject: Pointed): string | undefined {
  if (subject.type === 'picture') return subject.picture_id;
  return subject.type === 'character' ? subject.character_id : undefined;
}
