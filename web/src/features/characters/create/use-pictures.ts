// Asks for the drawings of the next step while somebody looks at this one, so that it is there when it comes.
import { useEffect } from 'react';
import type { CreationOptions } from '@velour/contract/characters.ts';
import type { CreateStep } from '@velour/contract/screens.ts';
import { placeOf } from './way.ts';

export function usePictures(
  options: CreationOptions | undefined,
  at: CreateStep | undefined,
): void {
  useEffect(() => {
    if (!options || !at) return undefined;
    const next = placeOf(options.steps, at).next;
    const addresses = options.steps
      .find(({ name }) => name === next)
      ?.options.flatMap(({ picture_url }) => picture_url ?? []);
    // After what is on the screen now.
    const wait = setTimeout(() => {
      for (const address of addresses ?? []) new Image().src = address;
    }, 150);
    return () => clearTimeout(wait);
  }, [options, at]);
}
