// The studio for clips of one character: the order form and its results.
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { Character } from '@velour/contract/characters.ts';
import { OwnPictures } from '../features/gallery/own-pictures.tsx';
import { isUnderWay, studioJobs } from '../features/studio/queries.ts';
import { texts } from '../features/studio/texts.ts';
import { VideoStudio } from '../features/studio/video/video-studio.tsx';
import { useRememberedPlace } from '../lib/places.ts';
import { useSession } from '../lib/session.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/page.tsx';

export function Component() {
  useRememberedPlace();
  const { id = '' } = useParams();
  return (
    <Page title={texts.video_title} width="wide" rises={false}>
      <VideoStudio characterId={id} results={(character) => <Results character={character} />} />
    </Page>
  );
}

function Results({ character: { id, name } }: { character: Character }) {
  const { kind, returning } = useSession();
  if (kind !== 'member' || returning) return <NoClips />;
  const empty = <NoClips characterId={id} />;
  return <OwnPictures title={texts.clips(name)} character_id={id} kind="video" empty={empty} />;
}

/** Empty while the first clip is being made, because the job is shown above. */
function NoClips({ characterId }: { characterId?: string }) {
  const { data } = useQuery({ ...studioJobs('video'), enabled: characterId !== undefined });
  const isMaking = data?.jobs.some((job) => isUnderWay(job) && job.character.id === characterId);
  if (isMaking) return null;
  return (
    <div className="rounded-card bg-raised">
      <EmptyState scene="street" title={texts.video.none}>
        {texts.video.none_sentence}
      </EmptyState>
    </div>
  );
}
