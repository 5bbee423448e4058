// The form of a character: what it says, how it looks and where it is shown, with a preview beside it.
import type { CuratedWhole } from '@velour/contract/curation.ts';
import { pictureSource } from '../../../lib/pictures.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { afterPress } from '../../../ui/form/after-press.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { asContent, mayBeEdited } from './fields.ts';
import { LookFields } from './look-fields.tsx';
import { PortraitUpload } from './portrait-upload.tsx';
import { texts } from './texts.ts';
import { useCharacterForm } from './use-character-form.ts';

const words = texts.form;
type Editing = ReturnType<typeof useCharacterForm>;

interface Props {
  /** Absent for one that is to be made. */
  character?: CuratedWhole;
  onReload?: () => void;
}

export function CharacterForm({ character, onReload }: Props) {
  const editing = useCharacterForm(character);
  const { form, isConflict } = editing;
  const mayEdit = !character || mayBeEdited(character);
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <header>
        <h1 className="font-display text-3xl break-words">
          {character
            ? mayEdit
              ? words.edit(character.name)
              : words.look(character.name)
            : words.add}
        </h1>
        {character && !character.is_official && (
          <p className="mt-1 text-ink-soft">{mayEdit ? words.of_member : words.closed}</p>
        )}
      </header>
      <fieldset disabled={!mayEdit} className="grid items-start gap-4 xl:grid-cols-[1fr_20rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <Part part="who" editing={editing} />
          <Part part="begin" editing={editing} />
          <Part part="inside" editing={editing} />
        </div>
        <div className="flex min-w-0 flex-col gap-4 xl:sticky xl:top-20">
          <Preview editing={editing} character={character} />
          <Part part="shown" editing={editing} />
        </div>
        {(!character || character.is_official) && <Looks editing={editing} character={character} />}
      </fieldset>
      {mayEdit && (
        <footer className="sticky bottom-[calc(var(--bottom-bar)+0.5rem+env(safe-area-inset-bottom))] z-10 flex flex-wrap items-center justify-end gap-3 rounded-card bg-floating p-3 shadow-float lg:bottom-4">
          {form.whole && (
            <p role="alert" className="min-w-0 flex-1 px-1 text-danger">
              {form.whole}
            </p>
          )}
          {isConflict && <Button onClick={onReload}>{words.reload}</Button>}
          <Button
            type="submit"
            tone="primary"
            disabled={!form.canSubmit}
            pending={form.stage === 'submitting'}
          >
            {character ? words.save : words.create}
          </Button>
        </footer>
      )}
    </form>
  );
}

function Part({ part, editing }: { part: keyof Editing['parts']; editing: Editing }) {
  const { form, parts } = editing;
  return (
    <Card className="flex flex-col gap-5 p-5!" aria-label={words.sections[part]}>
      <h2 className="font-display text-xl">{words.sections[part]}</h2>
      {parts[part].map((field) => (
        <Field
          key={field.name}
          field={field}
          value={form.values[field.name] ?? ''}
          error={form.shown[field.name]}
          disabled={false}
          onChange={(value) => form.change(field.name, value)}
          onBlur={() => afterPress(() => form.blur(field.name))}
        />
      ))}
    </Card>
  );
}

interface WithCharacter {
  editing: Editing;
  character: CuratedWhole | undefined;
}

function Looks({ editing, character }: WithCharacter) {
  const { form, look, setLook } = editing;
  return (
    <Card className="flex flex-col gap-4 p-5!" aria-label={words.sections.looks}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-display text-xl">{words.sections.looks}</h2>
        {character && <PortraitUpload id={character.id} />}
      </div>
      <LookFields
        gender={asContent(form.values).gender}
        age={String(form.values['age'] ?? '')}
        look={look ?? {}}
        onChange={setLook}
      />
    </Card>
  );
}

function Preview({ editing, character }: WithCharacter) {
  const { name, age, tagline, greeting } = asContent(editing.form.values);
  return (
    <Card className="flex flex-col gap-3 p-5!" aria-label={words.preview}>
      <h2 className="font-display text-xl">{words.preview}</h2>
      {character && (
        <span className="w-40 overflow-hidden rounded-control">
          <Picture {...pictureSource(character.portrait_url)} alt="" preview={character.preview} />
        </span>
      )}
      <p className="font-display text-2xl break-words">
        {name}
        {age >= 18 && <span className="text-ink-soft"> {age}</span>}
      </p>
      <p className="text-ink-soft empty:hidden">{tagline}</p>
      <p className="line-clamp-6 rounded-control bg-raised-2 px-3.5 py-2.5 break-words whitespace-pre-wrap empty:hidden">
        {greeting}
      </p>
    </Card>
  );
}
