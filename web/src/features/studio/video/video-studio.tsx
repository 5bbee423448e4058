// The studio for clips of one character: the order form, running jobs, and results.
import type { ReactNode } from 'react';
import type { Character } from '@velour/contract/characters.ts';
import { paths } from '../../../lib/paths.ts';
import { CharacterStrip } from '../characters/character-strip.tsx';
import { showJobs, StudioJobs } from '../jobs/studio-jobs.tsx';
import { StudioFrame } from '../studio-frame.tsx';
import { texts } from '../texts.ts';
import { VideoForm } from './video-form.tsx';

interface Props {
  characterId: string;
  /** The clips made of this character. */
  results: (character: Character) => ReactNode;
}

export function VideoStudio({ characterId, results }: Props) {
  return (
    <StudioFrame
      kind="video"
      characterId={characterId}
      title={texts.video_title}
      form={(character) => (
        <>
          <CharacterStrip character={character} pathOf={(id) => paths.generateVideo(id)} />
          <VideoForm key={character.id} character={character} onOrdered={showJobs} />
        </>
      )}
      results={(character) => (
        <>
          <StudioJobs kind="video" characterId={characterId} onEdit={() => undefined} />
          {results(character)}
        </>
      )}
    />
  );
}
