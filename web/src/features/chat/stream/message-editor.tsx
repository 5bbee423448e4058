// Edits the text of a message in place.
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { GrowingTextarea } from '../composer/growing-textarea.tsx';
import { MAX_MESSAGE_LENGTH } from '../composer/length.ts';
import { useDraft } from '../composer/use-draft.ts';
import { texts } from '../texts.ts';
import { texts as words } from './texts.ts';

interface Props {
  /** Where the text is saved while it is typed. */
  draftKey: string;
  text: string;
  /** Resolves with whether the change was saved. */
  onSave: (text: string) => Promise<boolean>;
  onClose: () => void;
  /** The editor was removed with a change that is neither saved nor canceled. */
  onInterrupted: (text: string) => void;
}

export function MessageEditor({ draftKey, text, onSave, onClose, onInterrupted }: Props) {
  const [draft, setDraft] = useDraft(draftKey, text);
  const [saving, setSaving] = useState(false);
  // Replies may be longer than users' messages.
  const over = draft.length - Math.max(MAX_MESSAGE_LENGTH, text.length);
  const isValid = draft.trim() !== '' && over <= 0;
  const isClosed = useRef(false);
  useAtEnd(() => !isClosed.current && draft !== text && onInterrupted(draft));
  const close = () => {
    isClosed.current = true;
    setDraft(text);
    onClose();
  };
  const save = async () => {
    if (!isValid || saving) return;
    if (draft === text) return close();
    setSaving(true);
    const isSaved = await onSave(draft);
    setSaving(false);
    if (isSaved) close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') close();
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void save();
  };
  return (
    <div className="flex w-full min-w-0 flex-col gap-2 rounded-card bg-raised p-3">
      <GrowingTextarea
        takesFocus
        label={words.action.edit_label}
        value={draft}
        onChange={setDraft}
        onKeyDown={onKeyDown}
        className="max-h-[calc(12lh+1rem)] rounded-small bg-raised-2 px-3 py-2"
      />
      <div className="flex items-center justify-end gap-2">
        {over > 0 && <p className="mr-auto text-sm text-danger">{texts.composer.over(over)}</p>}
        <Button size="sm" tone="ghost" onClick={close}>
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

/** The callback of the last render, for use after unmounting. */
function useAtEnd(callback: () => void): void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => () => latest.current(), []);
}
