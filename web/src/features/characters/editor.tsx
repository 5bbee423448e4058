// The editor of a member's own character: all fields, with links to its portrait and its versions.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, History, Images } from 'lucide-react';
import type { OwnCharacter } from '@velour/contract/own-characters.ts';
import { isApiError } from '../../lib/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { pictureSource } from '../../lib/pictures.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { textOf, type FormValues } from '../../ui/form/form-rules.ts';
import { ContestRefusal } from '../shared/contest/contest-refusal.tsx';
import { ContentSections, RestoredNote, SaveCharacter } from './editing-parts.tsx';
import { PortraitDialog } from './portrait-dialog.tsx';
import { q } from '../../lib/queries.ts';
import { ReviewOutcome } from './review-outcome.tsx';
import { texts } from './texts.ts';
import { useEditing } from './use-editing.ts';
import { Versions } from './versions.tsx';

const { editor } = texts;

export function Editor({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    ...q.own_characters.read({ params: { char_id: id } }),
    refetchOnWindowFocus: false,
  });
  if (error && !data) {
    return (
      <ErrorState
        title={isApiError(error, 'character.not_found') ? error.title : texts.failed}
        level="h1"
        action={<ButtonLink to={paths.myCharacters()}>{editor.back}</ButtonLink>}
      >
        {texts.failed_sentence}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton radius="card" className="mx-auto h-96 max-w-3xl" />;
  return <Fields key={data.version} character={data} onReload={() => void refetch()} />;
}

function Fields({ character, onReload }: { character: OwnCharacter; onReload: () => void }) {
  const { parts, ...editing } = useEditing(character);
  return (
    <form {...editing.form.element} className="mx-auto flex max-w-3xl flex-col gap-4">
      <Head character={character} />
      <RestoredNote editing={editing} />
      <ContentSections {...{ editing, parts }} />
      <ContestRefusal
        error={editing.error}
        textOf={(field) => textOf(editing.form.values, field)}
        all={() => allText(editing.form.values)}
      />
      <SaveCharacter {...{ editing, onReload }} />
    </form>
  );
}

const allText = (values: FormValues): string =>
  Object.keys(values)
    .map((field) => textOf(values, field).trim())
    .filter((text) => text !== '')
    .join('\n');

function Head({ character }: { character: OwnCharacter }) {
  const { name, visibility, portrait_url, preview } = character;
  const [open, setOpen] = useState<'portrait' | 'versions'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <ButtonLink to={paths.myCharacters()} tone="ghost" size="sm" icon={ArrowLeft}>
          {editor.back}
        </ButtonLink>
        <Button size="sm" icon={History} onClick={() => setOpen('versions')}>
          {editor.versions}
        </Button>
        <div className="flex min-w-0 basis-full items-center gap-4">
          <span className="w-20 shrink-0 overflow-hidden rounded-control sm:w-24">
            <Picture {...pictureSource(portrait_url)} alt="" preview={preview} />
          </span>
          <div className="flex min-w-0 flex-col items-start gap-2">
            <h1 className="max-w-full min-w-0 font-display text-3xl break-words">
              {editor.title(name)}
            </h1>
            <Button size="sm" icon={Images} onClick={() => setOpen('portrait')}>
              {texts.portrait.title}
            </Button>
          </div>
        </div>
      </header>
      {visibility === 'public' && <p className="text-ink-soft">{editor.public_hint}</p>}
      <ReviewOutcome character={character} />
      {open === 'versions' && <Versions character={character} onClose={close} />}
      {open === 'portrait' && <PortraitDialog character={character} onClose={close} />}
    </>
  );
}
