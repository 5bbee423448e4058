// Parts of a character's form for members and admins: restored edits, the sections, and saving.
import { Plus } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { DraftNote } from '../../ui/form/draft-note.tsx';
import { FieldsCard } from '../../ui/form/fields-card.tsx';
import { SaveBar } from '../../ui/form/save-bar.tsx';
import { labelOf, type characterSections } from './character-fields.ts';
import { texts } from './form-texts.ts';
import type { CharacterEditing } from './use-character-editing.ts';

interface Props {
  editing: CharacterEditing;
}

export function RestoredNote({ editing: { isRestored, clashes, discard } }: Props) {
  if (!isRestored) return null;
  return (
    <DraftNote discardLabel={texts.discard} onDiscard={discard} isUrgent={clashes.length > 0}>
      {texts.kept}
      {clashes.length > 0 && ` ${texts.clash(clashes.map(labelOf))}`}
    </DraftNote>
  );
}

type Sections = ReturnType<typeof characterSections>;

export function ContentSections({
  editing: { form, addGreeting },
  parts,
}: Props & { parts: Sections }) {
  return (
    <>
      <FieldsCard title={texts.sections.who} fields={parts.who} form={form} />
      <FieldsCard title={texts.sections.begin} fields={parts.begin} form={form}>
        <Button tone="ghost" icon={Plus} onClick={addGreeting}>
          {texts.add_greeting}
        </Button>
      </FieldsCard>
      <FieldsCard title={texts.sections.inside} fields={parts.inside} form={form} />
    </>
  );
}

interface SaveProps extends Props {
  label?: string;
  onReload?: (() => void) | undefined;
}

export function SaveCharacter({ editing, label = texts.save, onReload }: SaveProps) {
  return (
    <SaveBar form={editing.form} label={label}>
      {editing.isConflict && <Button onClick={onReload}>{texts.reload}</Button>}
    </SaveBar>
  );
}
