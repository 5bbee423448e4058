// The gallery of one character.
import { useParams } from 'react-router';
import { CharacterGallery } from '../features/gallery/character-gallery.tsx';
import { texts } from '../features/gallery/texts.ts';
import { useRememberedPlace } from '../lib/places.ts';
import { Page } from '../ui/page.tsx';

export function Component() {
  useRememberedPlace();
  const { id = '' } = useParams();
  return (
    <Page title={texts.title} width="wide" rises={false}>
      <CharacterGallery key={id} id={id} />
    </Page>
  );
}
