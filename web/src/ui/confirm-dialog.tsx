// Asks for confirmation before an action that cannot be undone or costs something.
import { useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';
import { texts } from './texts.ts';

interface Props {
  title: string;
  sentence?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'primary' | 'danger';
  pending?: boolean;
  /** True while a field in the dialog still has to be filled in. */
  disabled?: boolean;
  /** The button shows a spinner until the returned promise settles. */
  onConfirm: () => Promise<unknown> | void;
  onClose: () => void;
  /** Fields to fill in before confirming. */
  children?: ReactNode;
}

export function ConfirmDialog(props: Props) {
  const { title, sentence, confirmLabel, cancelLabel = texts.cancel, tone = 'danger' } = props;
  const [isRunning, setRunning] = useState(false);
  const confirm = async () => {
    setRunning(true);
    try {
      await props.onConfirm();
    } finally {
      setRunning(false);
    }
  };
  return (
    <Modal
      title={title}
      description={sentence}
      size={props.children ? 'md' : 'sm'}
      onClose={props.onClose}
      footer={
        <>
          <Button onClick={props.onClose}>{cancelLabel}</Button>
          <Button
            tone={tone}
            pending={props.pending || isRunning}
            disabled={props.disabled}
            onClick={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {props.children}
    </Modal>
  );
}
