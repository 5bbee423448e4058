// Prefetches the next step's pictures while this one is shown.
import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { CreationOptions } from '@velour/contract/characters.ts';
import type { CreateStep } from '@velour/contract/screens.ts';
import { creationOptions } from './queries.ts';
import { choose, placeOf, type Draft } from './steps.ts';

/** References keep the pictures decoded until they are shown. */
const held = new Map<string, HTMLImageElement>();
/** Enough for the tiles of two steps. */
const MAX_HELD = 24;

/** True if it is shown at once. */
export function isPrefetched(address: string): boolean {
  const picture = held.get(address);
  return picture?.complete === true && picture.naturalWidth > 0;
}

export function usePictures(
  draft: Draft,
  options: CreationOptions | undefined,
  at: CreateStep | undefined,
): void {
  useEffect(() => {
    if (!options || !at) return undefined;
    const next = placeOf(options.steps, at).next;
    const step = options.steps.find(({ name }) => name === next);
    // After the pictures of the current screen.
    const wait = setTimeout(() => {
      if (step) hold([step.portrait_url, ...step.options.map(({ picture_url }) => picture_url)]);
    }, 150);
    return () => clearTimeout(wait);
  }, [options, at]);
  // On the gender's step, the pictures of all genders' next steps are prefetched.
  const client = useQueryClient();
  const choice = at === 'choice' ? options?.steps.find(({ name }) => name === at) : undefined;
  useEffect(() => {
    if (!choice) return;
    for (const { value } of choice.options)
      void client.prefetchQuery(creationOptions(choose(draft, choice, value)));
  }, [client, draft, choice]);
}

function hold(addresses: readonly string[]): void {
  for (const address of addresses) {
    const picture = held.get(address) ?? new Image();
    held.delete(address);
    held.set(address, picture);
    picture.src ||= address;
  }
  for (const address of [...held.keys()].slice(0, -MAX_HELD)) held.delete(address);
}
