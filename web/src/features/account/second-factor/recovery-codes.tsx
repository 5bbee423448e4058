// Recovery codes, shown once: to copy, to download, or to write down.
import { Copy, Download } from 'lucide-react';
import { saveAs } from '../../../lib/save-as.ts';
import { toasts } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { texts } from './texts.ts';

const words = texts.recovery;

export function RecoveryCodes({
  codes,
  onClose,
}: {
  codes: readonly string[];
  onClose: () => void;
}) {
  const text = `${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toasts.success(words.copied),
      () => toasts.error(words.copy_failed),
    );
  return (
    <Modal
      title={words.title}
      description={words.sentence}
      size="lg"
      dismissible={false}
      onClose={onClose}
      footer={
        <Button tone="primary" onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      <ul className="grid grid-cols-1 gap-x-6 gap-y-1.5 rounded-control bg-raised-2 p-4 font-mono text-sm whitespace-nowrap sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button size="sm" icon={Copy} onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button
          size="sm"
          icon={Download}
          onClick={() => saveAs(words.file, new Blob([text], { type: 'text/plain' }))}
        >
          {words.download}
        </Button>
      </div>
    </Modal>
  );
}
