// Who may see a character, and which ratings reach which viewer.
import type { CharacterRow } from './characters.store.ts';
import type { ContentRating } from '@velour/contract/site.ts';
import type { Actor } from '../../platform/actor.ts';

export type Rating = 'safe' | 'suggestive' | 'explicit';

type Shown = Pick<CharacterRow, 'owner_id' | 'visibility' | 'rating' | 'deleted_at' | 'holds'>;

interface Deleted extends Pick<Shown, 'deleted_at'> {
  readonly deleted_from: Shown['visibility'] | null;
}

const allowed: Record<ContentRating, readonly Rating[]> = {
  sfw: ['safe'],
  suggestive: ['safe', 'suggestive'],
  explicit: ['safe', 'suggestive', 'explicit'],
};

/** Characters that a site does not show cannot be talked to either. */
export const isWithin = (site: ContentRating, rating: Rating): boolean =>
  allowed[site].includes(rating);

/** A person who has not passed the age gate sees only characters rated safe. */
export const ratingsFor = (site: ContentRating, actor: Actor | undefined): readonly Rating[] =>
  actor?.is_adult ? allowed[site] : ['safe'];

/** A public character's deletion may be revealed. */
export const wasPublic = ({ deleted_at, deleted_from }: Deleted): boolean =>
  deleted_at !== null && deleted_from === 'public';

export const isOpenTo = (actor: Actor | undefined, character: Shown): boolean =>
  character.visibility === 'public' ||
  (actor !== undefined &&
    character.owner_id === actor.id &&
    character.deleted_at === null &&
    character.holds.length === 0);
