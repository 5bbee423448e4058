// The member's own characters, or the editor of one of them; visitors sign in first.
import { useSearchParams } from 'react-router';
import { OwnCharacters } from '../features/characters/own-characters.tsx';
import { texts } from '../features/characters/texts.ts';
import { CreationTiles, useCreations } from '../features/generation/progress/creation-tiles.tsx';
import { createLater } from '../lib/later.tsx';
import { overlays } from '../lib/overlays.ts';
import { useSession } from '../lib/session.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/page.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { CharactersTabs } from './characters-tabs.tsx';
import { PageWaiting } from './page-skeleton.tsx';

const editor = createLater(
  () => import('../features/characters/editor.tsx').then((file) => ({ Component: file.Editor })),
  () => <Skeleton radius="card" className="mx-auto h-96 max-w-3xl" />,
);

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
        <editor.Component id={edited} key={edited} />
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
  editor.useLoadAhead();
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
