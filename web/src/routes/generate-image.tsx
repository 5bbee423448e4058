// The studio for pictures, first step: whom they are of.
import { CharacterPicker } from '../features/studio/characters/character-picker.tsx';
import { StudioJobs } from '../features/studio/jobs/studio-jobs.tsx';
import { StudioTabs } from '../features/studio/studio-tabs.tsx';
import { texts } from '../features/studio/texts.ts';
import { paths } from '../lib/paths.ts';
import { useRememberedPlace } from '../lib/places.ts';
import { Page } from '../ui/page.tsx';

export function Component() {
  useRememberedPlace();
  return (
    <Page title={texts.title} width="wide" rises={false}>
      <header className="flex flex-wrap items-start justify-between gap-3 pb-5">
        <div>
          <h1 className="font-display text-3xl">{texts.choose.title}</h1>
          <p className="mt-1 text-lg text-ink-soft">{texts.choose.sentence}</p>
        </div>
        <StudioTabs kind="image" />
      </header>
      <StudioJobs kind="image" onEdit={() => undefined} className="pb-4" />
      <CharacterPicker pathOf={paths.generateImage} />
    </Page>
  );
}
