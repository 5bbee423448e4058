// Asks for a tag's new name, or the name of merged tags.
import { useState } from 'react';
import { MAX_LENGTH } from '@velour/contract/character-limits.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { Modal } from '../../../../ui/modal.tsx';
import { texts as common } from '../../../shared/admin/texts.ts';
import { texts } from './texts.ts';

interface Props {
  names: readonly string[];
  pending: boolean;
  onConfirm: (into: string) => void;
  onClose: () => void;
}

export function MergeDialog({ names, pending, onConfirm, onClose }: Props) {
  const [typed, setTyped] = useState(names[0] ?? '');
  const into = typed.trim().toLowerCase();
  const isWrong = into.length > MAX_LENGTH.tag || into.includes(',');
  return (
    <Modal
      title={texts.ask_merge(names.length)}
      description={texts.merge_sentence}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button
            tone="primary"
            pending={pending}
            disabled={isWrong || into === '' || (names.length === 1 && into === names[0])}
            onClick={() => onConfirm(into)}
          >
            {names.length === 1 ? texts.rename : texts.merge}
          </Button>
        </>
      }
    >
      <Field
        field={{ name: 'into', label: texts.into, type: 'text', hint: texts.into_hint }}
        value={typed}
        error={isWrong ? texts.into_wrong : undefined}
        disabled={false}
        onChange={(value) => setTyped(String(value))}
        onBlur={() => undefined}
      />
    </Modal>
  );
}
