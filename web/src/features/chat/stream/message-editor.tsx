// Changes the text of a message in its own place.
import { useState, type KeyboardEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { GrowingTextarea } from '../composer/growing-textarea.tsx';
import { MAX_MESSAGE_LENGTH } from '../composer/length.ts';
import { texts } from '../texts.ts';
import { texts as words } from './texts.ts';

interface Props {
  text: string;
  /** Resolves with whether the change was saved. */
  onSave: (text: string) => Promise<boolean>;
  onClose: () => void;
}

export function MessageEditor({ text, onSave, onClose }: Props) {
  const [draft, setDraft] = useState(text);
  const [saving, setSaving] = useState(false);
  // Replies may be longer than what one writes.
  const over = draft.length - Math.max(MAX_MESSAGE_LENGTH, text.length);
  const isValid = draft.trim() !== '' && over <= 0;
  const save = async () => {
    if (!isValid || saving) return;
    if (draft === text) return onClose();
    setSaving(true);
    const isSaved = await onSave(draft);
    setSaving(false);
    if (isSaved) onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onClose();
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void save();
  };
  return (
    <div className="flex w-full min-w-0 flex-col gap-2 rounded-card bg-raised p-3">
      <GrowingTextarea
        takesFocus
        label={words.action.edit_label}
        value={draft}
        lines={12}
        onChange={setDraft}
        onKeyDown={onKeyDown}
        className="rounded-small bg-raised-2 px-3 py-2"
      />
      <div className="flex items-center justify-end gap-2">
        {over > 0 && <p className="mr-auto text-sm text-danger">{texts.composer.over(over)}</p>}
        <Button size="sm" tone="ghost" onClick={onClose}>
          {words.action.cancel}
        </Button>
        <Button
          size="sm"
          tone="primary"
          pending={saving}
          disabled={!isValid}
          onClick={() => void save()}
        >
          {words.action.save}
        </Button>
      </div>
    </div>
  );
}
