// A creation in progress, up to the choice of a portrait; the address contains the job's id.
import { useParams } from 'react-router';
import { texts } from '../features/generation/progress/texts.ts';
import { CreationProgress } from '../features/generation/progress/creation-progress.tsx';
import { overlays } from '../lib/overlays.ts';
import { useSession } from '../lib/session.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/page.tsx';
import { PageWaiting } from './page-skeleton.tsx';

export function Component() {
  const { id = '' } = useParams();
  const { kind, returning } = useSession();
  if (returning) return <PageWaiting />;
  return (
    <Page
      title={texts.title}
      width="full"
      rises={false}
      className="flex max-w-[1100px] flex-1 flex-col pt-6 pb-6 lg:pt-10"
    >
      {kind === 'member' ? <CreationProgress key={id} id={id} /> : <Guest />}
    </Page>
  );
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
