// The galleries of all characters.
import { Galleries } from '../features/gallery/galleries.tsx';
import { texts } from '../features/gallery/texts.ts';
import { useRememberedPlace } from '../lib/places.ts';
import { Page } from '../ui/page.tsx';

export function Component() {
  useRememberedPlace();
  return (
    <Page title={texts.title} width="wide" rises={false}>
      <Galleries />
    </Page>
  );
}
