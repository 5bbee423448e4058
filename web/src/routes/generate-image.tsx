// The studio for pictures, first step: the choice of a character.
import { CharacterPicker } from '../features/studio/characters/character-picker.tsx';
import { StudioJobs } from '../features/studio/jobs/studio-jobs.tsx';
import { StudioHeader } from '../features/studio/studio-header.tsx';
import { texts } from '../features/studio/texts.ts';
import { paths } from '../lib/paths.ts';
import { useRememberedPlace } from '../lib/places.ts';
import { Page } from '../ui/page.tsx';

export function Component() {
  useRememberedPlace();
  return (
    <Page title={texts.title} width="wide" rises={false}>
      <StudioHeader kind="image" title={texts.choose.title} sentence={texts.choose.sentence} />
      <StudioJobs kind="image" onEdit={() => undefined} className="pb-4" />
      <CharacterPicker pathOf={paths.generateImage} />
    </Page>
  );
}
