// Asks once more before something is gone for good.
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';

interface Props {
  words: { title: string; sentence: string; confirm: string; cancel: string };
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

export function Confirm({ words, onConfirm, onClose }: Props) {
  const [pending, setPending] = useState(false);
  const confirm = async () => {
    setPending(true);
    await onConfirm();
    onClose();
  };
  return (
    <Modal
      title={words.title}
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button tone="danger" pending={pending} onClick={() => void confirm()}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft">{words.sentence}</p>
    </Modal>
  );
}
