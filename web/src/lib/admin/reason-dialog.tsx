// Asks why, before something is done that somebody may ask about later.
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { controlLook } from '../../ui/control-look.ts';
import { Modal } from '../../ui/modal.tsx';
import { texts } from './texts.ts';

interface Props {
  title: string;
  sentence?: string;
  /** What the button says. */
  deed: string;
  isRequired?: boolean;
  tone?: 'primary' | 'danger';
  pending?: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

const MOST = 500;

export function ReasonDialog(props: Props) {
  const { title, sentence, deed, isRequired = false, tone = 'primary', pending = false } = props;
  const [reason, setReason] = useState('');
  return (
    <Modal
      title={title}
      description={sentence}
      onClose={props.onClose}
      footer={
        <>
          <Button onClick={props.onClose}>{texts.cancel}</Button>
          <Button
            tone={tone}
            pending={pending}
            disabled={isRequired && reason.trim() === ''}
            onClick={() => props.onConfirm(reason.trim())}
          >
            {deed}
          </Button>
        </>
      }
    >
      <label className="flex flex-col gap-1.5">
        <span className="font-medium">{isRequired ? texts.reason : texts.reason_optional}</span>
        <textarea
          rows={3}
          maxLength={MOST}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          placeholder={texts.reason_hint}
          className={controlLook()}
        />
      </label>
    </Modal>
  );
}
