// The studio for pictures of one character: the order form, running jobs, and results.
import type { ReactNode } from 'react';
import type { Character } from '@velour/contract/characters.ts';
import { paths } from '../../lib/paths.ts';
import { CharacterStrip } from './characters/character-strip.tsx';
import { showJobs, StudioJobs } from './jobs/studio-jobs.tsx';
import { ImageForm } from './order/image-form.tsx';
import { StudioFrame } from './studio-frame.tsx';
import { texts } from './texts.ts';
import { takePrompt, useLike } from './use-like.ts';

interface Props {
  characterId: string;
  /** The pictures made of this character. */
  results: (character: Character) => ReactNode;
}

export function ImageStudio({ characterId, results }: Props) {
  useLike(characterId);
  return (
    <StudioFrame
      kind="image"
      characterId={characterId}
      title={texts.title}
      form={(character) => (
        <>
          <CharacterStrip character={character} pathOf={(id) => paths.generateImage(id)} />
          <ImageForm key={character.id} character={character} onOrdered={showJobs} />
        </>
      )}
      results={(character) => (
        <>
          <StudioJobs
            kind="image"
            characterId={characterId}
            onEdit={({ prompt }) => takePrompt(characterId, prompt)}
          />
          {results(character)}
        </>
      )}
    />
  );
}
