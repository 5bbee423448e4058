// The studio for pictures of one character: the order form and its results.
import { useParams } from 'react-router';
import type { Character } from '@velour/contract/characters.ts';
import { OwnPictures } from '../features/gallery/own-pictures.tsx';
import { Examples } from '../features/studio/examples.tsx';
import { ImageStudio } from '../features/studio/image-studio.tsx';
import { texts } from '../features/studio/texts.ts';
import { useRememberedPlace } from '../lib/places.ts';
import { useSession } from '../lib/session.ts';
import { Page } from '../ui/page.tsx';

export function Component() {
  useRememberedPlace();
  const { id = '' } = useParams();
  return (
    <Page title={texts.title} width="wide" rises={false}>
      <ImageStudio characterId={id} results={(character) => <Results character={character} />} />
    </Page>
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
