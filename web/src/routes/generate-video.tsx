// The studio for clips, first step: the choice of a picture.
import { StudioJobs } from '../features/studio/jobs/studio-jobs.tsx';
import { StudioHeader } from '../features/studio/studio-header.tsx';
import { texts } from '../features/studio/texts.ts';
import { ImageChoice } from '../features/studio/video/image-choice.tsx';
import { useRememberedPlace } from '../lib/places.ts';
import { Page } from '../ui/page.tsx';

export function Component() {
  useRememberedPlace();
  return (
    <Page title={texts.video_title} width="wide" rises={false}>
      <StudioHeader kind="video" title={texts.video_title} sentence={texts.video.sentence} />
      <StudioJobs kind="video" onEdit={() => undefined} className="pb-4" />
      <ImageChoice />
    </Page>
  );
}
