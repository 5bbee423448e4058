// One fact: its text, when it was mentioned, and its actions.
import { useRef, useState, type FormEvent } from 'react';
import { Pencil, Pin, PinOff, Trash2 } from 'lucide-react';
import type { Fact } from '@velour/contract/memory.ts';
import { MAX_FACT_LENGTH } from '@velour/contract/memory-values.ts';
import { deviceDay, formatDate, formatUtcMonth } from '../../../lib/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { controlStyle } from '../../../ui/control-style.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { texts } from './texts.ts';

interface Props {
  fact: Fact;
  /** Resolves with whether it was saved. */
  onChange: (change: { text: string } | { is_pinned: boolean }) => Promise<boolean>;
  onRemove: () => void;
}

export function FactRow({ fact, onChange, onRemove }: Props) {
  const { text, day, is_pinned, seq, told_at } = fact;
  const [isEditing, setEditing] = useState(false);
  const wasEdited = useRef(false);
  /** The button that opened the field gets the focus back when it reappears. */
  const takeBack = (button: HTMLButtonElement | null) => {
    if (wasEdited.current) button?.focus();
    wasEdited.current = false;
  };
  const stopEditing = () => {
    wasEdited.current = true;
    setEditing(false);
  };
  if (isEditing)
    return (
      <li>
        <FactEditor text={text} onSave={onChange} onClose={stopEditing} />
      </li>
    );
  return (
    <li className="flex flex-wrap items-center gap-x-2 rounded-control bg-raised-2 py-2 ps-4 pe-2">
      <div className="min-w-0 flex-1 basis-48 wrap-anywhere">
        <p>{text}</p>
        <p className="text-sm text-ink-faint">
          {day !== null && `${dayText(day)} · `}
          {seq === null ? texts.own(formatDate(told_at)) : texts.told(formatDate(told_at))}
          {is_pinned && ` · ${texts.pinned}`}
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
          onClick={() => setEditing(true)}
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
  text: string;
  onSave: (change: { text: string }) => Promise<boolean>;
  onClose: () => void;
}

function FactEditor({ text, onSave, onClose }: EditorProps) {
  const [value, setValue] = useState(text);
  const [isSaving, setSaving] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (value.trim() === '') return;
    setSaving(true);
    if (await onSave({ text: value.trim() })) onClose();
    else setSaving(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-2">
      <input
        aria-label={texts.edit_label}
        value={value}
        maxLength={MAX_FACT_LENGTH}
        ref={focus}
        onChange={(event) => setValue(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onClose();
        }}
        className={controlStyle()}
      />
      <div className="flex gap-2">
        <Button type="submit" size="sm" tone="primary" pending={isSaving}>
          {texts.save}
        </Button>
        <Button size="sm" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
