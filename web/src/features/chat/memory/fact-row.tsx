// One fact: its text, when it was mentioned, and its actions.
import { useId, useRef, useState, type FormEvent } from 'react';
import { Pencil, Pin, PinOff, Trash2 } from 'lucide-react';
import type { Fact } from '@velour/contract/memory.ts';
import { MAX_FACT_LENGTH } from '@velour/contract/memory-values.ts';
import { deviceDay, formatDate, formatUtcMonth } from '../../../lib/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { controlStyle } from '../../../ui/control-style.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useDraft } from '../composer/use-draft.ts';
import { savedMessages } from '../runtime.ts';
import { texts } from './texts.ts';

interface Props {
  fact: Fact;
  isEditing: boolean;
  /** Deleted while it's being edited. */
  isGone: boolean;
  onEdit: (isEditing: boolean) => void;
  /** Both resolve with whether it was saved. */
  onChange: (
    change: { text: string; replaces: string } | { is_pinned: boolean },
  ) => Promise<boolean>;
  onAddAgain: (text: string) => Promise<boolean>;
  onRemove: () => void;
}

const draftKey = ({ id }: Fact): string => `memory/${id}`;

/** Whether words of its editor were left there: by a dialog that was closed, a reload, or a sign-in that ended. */
export const hasDraft = (fact: Fact): boolean => savedMessages.draft(draftKey(fact)) !== '';

export function FactRow(props: Props) {
  const { fact, isEditing, isGone, onEdit, onChange, onAddAgain, onRemove } = props;
  const { text, day, is_pinned, seq, told_at } = fact;
  const [wasPressed, setPressed] = useState(false);
  const wasEdited = useRef(false);
  /** The button that opened the field gets the focus back when it reappears. */
  const takeBack = (button: HTMLButtonElement | null) => {
    if (wasEdited.current) button?.focus();
    wasEdited.current = false;
  };
  const stopEditing = () => {
    wasEdited.current = true;
    onEdit(false);
  };
  if (isEditing)
    return (
      <li>
        <FactEditor
          fact={fact}
          isGone={isGone}
          takesFocus={wasPressed}
          onSave={(next) => (isGone ? onAddAgain(next) : onChange({ text: next, replaces: text }))}
          onClose={stopEditing}
        />
      </li>
    );
  return (
    <li className="flex flex-wrap items-center gap-x-2 rounded-control bg-raised-2 py-2 ps-4 pe-2">
      <div className="min-w-0 flex-1 basis-48 wrap-anywhere">
        <p>{text}</p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-faint">
          <span>
            {day !== null && `${dayText(day)} · `}
            {seq === null ? texts.own(formatDate(told_at)) : texts.told(formatDate(told_at))}
          </span>
          {is_pinned && <span>{texts.pinned}</span>}
        </p>
      </div>
      <div className="flex">
        <IconButton
          icon={is_pinned ? PinOff : Pin}
          size="sm"
          label={is_pinned ? texts.unpin(text) : texts.pin(text)}
          onClick={() => void onChange({ is_pinned: !is_pinned })}
        />
        <IconButton
          icon={Pencil}
          size="sm"
          ref={takeBack}
          label={texts.edit(text)}
          onClick={() => {
            setPressed(true);
            onEdit(true);
          }}
        />
        <IconButton icon={Trash2} size="sm" label={texts.remove(text)} onClick={onRemove} />
      </div>
    </li>
  );
}

/** When a plan or an event is or was: `2026-03-05`, `2026-03` or `2026`. */
function dayText(day: string): string {
  const [year = '', month, date] = day.split('-');
  const now = deviceDay(new Date()).slice(0, day.length);
  if (day === now && date !== undefined) return texts.is_today;
  // As a local time: a date alone would be midnight in UTC, which is the day before in the west.
  const when =
    date !== undefined ? formatDate(`${day}T12:00:00`) : month ? formatUtcMonth(day) : year;
  if (date !== undefined) return day < now ? texts.was_on(when) : texts.coming_on(when);
  return day < now ? texts.was_in(when) : texts.coming_in(when);
}

/** The field replaces the button that was pressed. */
const focus = (field: HTMLInputElement | null): void => field?.focus();

interface EditorProps {
  fact: Fact;
  isGone: boolean;
  takesFocus: boolean;
  onSave: (text: string) => Promise<boolean>;
  onClose: () => void;
}

function FactEditor({ fact, isGone, takesFocus, onSave, onClose }: EditorProps) {
  const { text } = fact;
  /** What it said when the editor opened: another window may change it. */
  const [before] = useState(text);
  const [value, setValue] = useDraft(draftKey(fact), before);
  const [isSaving, setSaving] = useState(false);
  const id = useId();
  const changed = text === before ? undefined : texts.changed_elsewhere(text);
  const close = () => {
    setValue(before);
    onClose();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const next = value.trim();
    if (next === '') return;
    if (next === text && !isGone) return close();
    setSaving(true);
    if (await onSave(next)) close();
    else setSaving(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-2">
      <input
        aria-label={texts.edit_label}
        aria-describedby={id}
        value={value}
        maxLength={MAX_FACT_LENGTH}
        ref={takesFocus ? focus : undefined}
        onChange={(event) => setValue(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          close();
        }}
        className={controlStyle()}
      />
      <p id={id} role="status" className="text-sm wrap-anywhere text-ink-soft empty:hidden">
        {isGone ? texts.deleted_elsewhere : changed}
      </p>
      <div className="flex gap-2">
        <Button type="submit" size="sm" tone="primary" pending={isSaving}>
          {texts.save}
        </Button>
        <Button size="sm" onClick={close}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
