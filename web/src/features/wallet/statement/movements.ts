// What a movement is called, and where what it was about can be seen. Pure.
import type { Movement } from '@velour/contract/wallet.ts';
import { paths } from '../../../lib/paths.ts';
import { texts } from '../texts.ts';

const reasons: Readonly<Record<string, string>> = texts.statement.reasons;

/** A reason that this page does not know yet is shown as the server names it. */
export function nameOf({ reason, kind }: Pick<Movement, 'reason' | 'kind'>): string {
  const known = Object.hasOwn(reasons, reason) ? reasons[reason] : undefined;
  const name = known ?? reason.replaceAll('_', ' ');
  const about = texts.statement.kinds[kind];
  return about ? `${name}, ${about}` : name;
}

const places: Readonly<Record<string, () => string>> = {
  package: paths.premium,
  plan: paths.premium,
  image: () => paths.generateImage(),
  video: paths.generateVideo,
  character: paths.myCharacters,
  message: paths.chats,
  gift: paths.chats,
  tip: paths.chats,
  unlock: paths.gallery,
};

export const placeOf = ({ reason }: Pick<Movement, 'reason'>): string | undefined =>
  Object.hasOwn(places, reason) ? places[reason]?.() : undefined;
