// The dialog that asks for the reason of an admin's action.
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { texts } from './texts.ts';

interface Props {
  title: string;
  sentence?: string;
  /** The label of the button. */
  confirmLabel: string;
  isRequired?: boolean;
  tone?: 'primary' | 'danger';
  pending?: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

const MOST = 500;

export function ReasonDialog(props: Props) {
  const {
    title,
    sentence,
    confirmLabel: action,
    isRequired = false,
    tone = 'primary',
    pending = false,
  } = props;
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      title={title}
      sentence={sentence}
      confirmLabel={action}
      tone={tone}
      pending={pending}
      disabled={isRequired && reason.trim() === ''}
      onConfirm={() => props.onConfirm(reason.trim())}
      onClose={props.onClose}
    >
      <TextArea
        label={isRequired ? texts.reason : texts.reason_optional}
        maxLength={MOST}
        value={reason}
        onChange={setReason}
        placeholder={texts.reason_hint}
      />
    </ConfirmDialog>
  );
}
