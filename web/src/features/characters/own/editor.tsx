// One own character with all its fields, and the way to its versions.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, History, Plus } from 'lucide-react';
import type { OwnCharacter } from '@velour/contract/own-characters.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { afterPress } from '../../../ui/form/after-press.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ownOne } from './queries.ts';
import { texts } from './texts.ts';
import { useEditing, type Editing } from './use-editing.ts';
import { Versions } from './versions.tsx';

const { editor } = texts;

export function Editor({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({ ...ownOne(id), refetchOnWindowFocus: false });
  if (error && !data) {
    return (
      <EmptyState
        scene="lamp"
        level="h1"
        title={isApiError(error, 'character.not_found') ? error.title : texts.failed}
        action={<ButtonLink to={paths.myCharacters()}>{editor.back}</ButtonLink>}
      >
        {texts.failed_sentence}
      </EmptyState>
    );
  }
  if (!data) return <Skeleton className="mx-auto h-96 max-w-3xl rounded-card!" />;
  return <Fields key={data.version} character={data} onReload={() => void refetch()} />;
}

function Fields({ character, onReload }: { character: OwnCharacter; onReload: () => void }) {
  const { name, visibility } = character;
  const editing = useEditing(character);
  const [looking, setLooking] = useState(false);
  return (
    <form
      noValidate
      className="mx-auto flex max-w-3xl flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void editing.form.submit();
      }}
    >
      <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <ButtonLink to={paths.myCharacters()} tone="ghost" size="sm" icon={ArrowLeft}>
          {editor.back}
        </ButtonLink>
        <Button size="sm" icon={History} onClick={() => setLooking(true)}>
          {editor.versions}
        </Button>
        <h1 className="min-w-0 basis-full font-display text-3xl break-words">
          {editor.title(name)}
        </h1>
      </header>
      {visibility === 'public' && <p className="text-ink-soft">{editor.public_hint}</p>}
      {editing.hasKeptDraft && (
        <p role="status" className="flex flex-wrap items-center gap-3 text-ink-soft">
          {editor.kept_draft}
          <Button tone="ghost" size="sm" onClick={editing.discard}>
            {editor.discard}
          </Button>
        </p>
      )}
      <Part part="who" editing={editing} />
      <Part part="begin" editing={editing} />
      <Part part="inside" editing={editing} />
      <SaveBar editing={editing} onReload={onReload} />
      {looking && <Versions character={character} onClose={() => setLooking(false)} />}
    </form>
  );
}

function Part({ part, editing }: { part: keyof typeof editor.sections; editing: Editing }) {
  const { form, parts } = editing;
  return (
    <Card className="flex flex-col gap-5 p-5!" aria-label={editor.sections[part]}>
      <h2 className="font-display text-xl">{editor.sections[part]}</h2>
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
      {part === 'begin' && (
        <Button tone="ghost" icon={Plus} onClick={editing.addGreeting}>
          {editor.add_greeting}
        </Button>
      )}
    </Card>
  );
}

function SaveBar({ editing, onReload }: { editing: Editing; onReload: () => void }) {
  const { form, isConflict } = editing;
  return (
    <footer className="sticky bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-10 flex flex-wrap items-center justify-end gap-3 rounded-card bg-floating p-3 shadow-float lg:bottom-4">
      {form.whole && (
        <p role="alert" className="min-w-0 flex-1 basis-60 px-2 text-danger">
          {form.whole}
        </p>
      )}
      {isConflict && <Button onClick={onReload}>{editor.reload}</Button>}
      <Button
        type="submit"
        tone="primary"
        disabled={!form.canSubmit}
        pending={form.stage === 'submitting'}
      >
        {editor.save}
      </Button>
    </footer>
  );
}
