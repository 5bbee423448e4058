// The studio for pictures: whom they are of, then the order and what came of it.
import { useParams } from 'react-router';
import type { Character } from '@velour/contract/characters.ts';
import { OwnPictures } from '../features/gallery/own-pictures.tsx';
import { CharacterPicker } from '../features/studio/characters/character-picker.tsx';
import { Examples } from '../features/studio/examples.tsx';
import { ImageStudio } from '../features/studio/image-studio.tsx';
import { StudioJobs } from '../features/studio/jobs/studio-jobs.tsx';
import { StudioTabs } from '../features/studio/studio-tabs.tsx';
import { texts } from '../features/studio/texts.ts';
import { paths } from '../lib/paths.ts';
import { useRememberedPlace } from '../lib/places.ts';
import { useSession } from '../lib/session.ts';
import { Page } from '../ui/page.tsx';

export function Component() {
  useRememberedPlace();
  const { id } = useParams();
  return (
    <Page title={texts.title} width="wide" rises={false}>
      {id === undefined ? (
        <Choice />
      ) : (
        <ImageStudio characterId={id} results={(character) => <Results character={character} />} />
      )}
    </Page>
  );
}

function Choice() {
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-3 pb-5">
        <div>
          <h1 className="font-display text-3xl">{texts.choose.title}</h1>
          <p className="mt-1 text-lg text-ink-soft">{texts.choose.sentence}</p>
        </div>
        <StudioTabs kind="image" />
      </header>
      <StudioJobs kind="image" onEdit={() => undefined} className="pb-4" />
      <CharacterPicker pathOf={(id) => paths.generateImage(id)} />
    </>
  );
}

function Results({ character }: { character: Character }) {
  const { kind, returning } = useSession();
  const examples = <Examples character={character} />;
  if (kind !== 'member' || returning) return examples;
  return (
    <OwnPictures
      title={texts.results(character.name)}
      character_id={character.id}
      kind="image"
      empty={examples}
    />
  );
}
