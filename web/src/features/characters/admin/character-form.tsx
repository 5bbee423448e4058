// The admins' form of a character: texts, appearance and visibility, with a preview.
import type { CuratedDetails } from '@velour/contract/curation.ts';
import { contentOf } from '../character-fields.ts';
import { pictureSource } from '../../../lib/pictures.ts';
import { Card } from '../../../ui/card.tsx';
import { textOf } from '../../../ui/form/form-rules.ts';
import { FieldsCard } from '../../../ui/form/fields-card.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { ContentSections, RestoredNote, SaveCharacter } from '../editing-parts.tsx';
import type { CharacterEditing } from '../use-character-editing.ts';
import { mayBeEdited } from './fields.ts';
import { AppearanceFields } from './appearance-fields.tsx';
import { PortraitUpload } from './portrait-upload.tsx';
import { texts } from './texts.ts';
import { useCharacterForm, type Appearance } from './use-character-form.ts';

const words = texts.form;

interface Props {
  /** Undefined for a new character. */
  character?: CuratedDetails;
  /** Owned by the parent, so that it survives a new version of the edited character. */
  appearance: Appearance;
  onAppearance: (appearance: Appearance) => void;
  onReload?: (() => void) | undefined;
}

export function CharacterForm({ character, appearance, onAppearance, onReload }: Props) {
  const { parts, ...editing } = useCharacterForm(character, appearance);
  const { form } = editing;
  const mayEdit = !character || mayBeEdited(character);
  return (
    <form {...form.element} className="flex flex-col gap-4">
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
      <RestoredNote editing={editing} />
      <fieldset disabled={!mayEdit} className="grid items-start gap-4 xl:grid-cols-[1fr_20rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <ContentSections {...{ editing, parts }} />
        </div>
        <div className="flex min-w-0 flex-col gap-4 xl:sticky xl:top-20">
          <Preview editing={editing} character={character} />
          <FieldsCard title={words.sections.shown} fields={parts.shown} form={form} />
        </div>
        {(!character || character.is_official) && (
          <Looks
            editing={editing}
            character={character}
            appearance={appearance}
            onAppearance={onAppearance}
          />
        )}
      </fieldset>
      {mayEdit && (
        <SaveCharacter {...{ editing, onReload }} {...(character ? {} : { label: words.create })} />
      )}
    </form>
  );
}

interface WithCharacter {
  editing: CharacterEditing;
  character: CuratedDetails | undefined;
}

function Looks({
  editing: { form },
  character,
  appearance,
  onAppearance,
}: WithCharacter & Pick<Props, 'appearance' | 'onAppearance'>) {
  return (
    <Card padding="large" className="flex flex-col gap-4" aria-label={words.sections.looks}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-display text-xl">{words.sections.looks}</h2>
        {character && <PortraitUpload id={character.id} />}
      </div>
      <AppearanceFields
        gender={contentOf(form.values).gender}
        age={textOf(form.values, 'age')}
        appearance={appearance ?? {}}
        onChange={onAppearance}
      />
    </Card>
  );
}

function Preview({ editing, character }: WithCharacter) {
  const { name, age, tagline, greeting } = contentOf(editing.form.values);
  return (
    <Card padding="large" className="flex flex-col gap-3" aria-label={words.preview}>
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
