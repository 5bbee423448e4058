// The own characters, or the editor of one of them; visitors sign in first.
import { useSearchParams } from 'react-router';
import { Editor } from '../features/characters/editor.tsx';
import { OwnCharacters } from '../features/characters/own-characters.tsx';
import { texts } from '../features/characters/texts.ts';
import { CreationTiles, useCreations } from '../features/generation/progress/creation-tiles.tsx';
import { overlays } from '../lib/overlays.ts';
import { useSession } from '../lib/session.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/page.tsx';
import { CharactersTabs } from './characters-tabs.tsx';
import { PageWaiting } from './page-skeleton.tsx';

export function Component() {
  const { kind, returning } = useSession();
  const [query] = useSearchParams();
  const edited = query.get('edit');
  if (returning) return <PageWaiting />;
  return (
    <Page title={texts.title} width="wide" rises={false}>
      {kind !== 'member' ? (
        <Guest />
      ) : edited ? (
        <Editor id={edited} key={edited} />
      ) : (
        <>
          <CharactersTabs />
          <Own />
        </>
      )}
    </Page>
  );
}

function Own() {
  const creations = useCreations();
  return <OwnCharacters creations={creations} creationTiles={<CreationTiles list={creations} />} />;
}

function Guest() {
  return (
    <EmptyState
      scene="curtain"
      level="h1"
      title={texts.guest_title}
      action={
        <Button tone="primary" onClick={() => overlays.open('sign-in')}>
          {texts.sign_in}
        </Button>
      }
    >
      {texts.guest}
    </EmptyState>
  );
}
