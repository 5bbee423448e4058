// The screen of liked characters.
import { LikedCharacters } from '../features/catalogue/liked-characters.tsx';
import { texts } from '../features/catalogue/texts.ts';
import { Page } from '../ui/page.tsx';
import { CharactersTabs } from './characters-tabs.tsx';

export function Component() {
  return (
    <Page title={texts.liked.title} width="wide" rises={false}>
      <CharactersTabs />
      <LikedCharacters />
    </Page>
  );
}
