// Gifts, tips and pictures as messages: what is stored of them, and the line that represents them in a prompt. Pure.
import type { Message } from '@velour/contract/messages.ts';
import { z } from 'zod';
import type { PictureOutcome } from '../studio/service.ts';

export type GiftKind = Exclude<Message['kind'], 'text' | 'picture'>;

/** Stored as the message's text, since the signature is written by the user. */
const Given = z.object({
  item_name: z.string().nullable(),
  tokens: z.int(),
  user_name: z.string().nullable(),
});
export type Given = z.infer<typeof Given>;

export const writeGift = ({ item_name, tokens, user_name }: Given): string =>
  JSON.stringify({ item_name, tokens, user_name });

export const readGift = (text: string): Given => Given.parse(JSON.parse(text));

/** Inside the brackets of its line, so a name, an item or a prompt must not close them. */
const inside = (text: string): string =>
  text
    .replaceAll(/[()[\]{}<>*]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

export function giftLine(kind: GiftKind, { item_name, tokens, user_name }: Given): string {
  const giver = inside(user_name ?? '') || 'They';
  if (kind === 'tip')
    return `(${giver} gave you a tip of ${tokens} token${tokens === 1 ? '' : 's'}.)`;
  const item = inside(item_name ?? '');
  const given = /^(an?|some|the)\s/i.test(item)
    ? `${item.charAt(0).toLowerCase()}${item.slice(1)}`
    : `a gift: ${item}`;
  return `(${giver} gave you ${given}.)`;
}

/** Stored in place of the text, too. */
const Ordered = z.object({ job_id: z.uuid() });

export const writePicture = (job_id: string): string => JSON.stringify({ job_id });

export const readPicture = (text: string): string => Ordered.parse(JSON.parse(text)).job_id;

/** The limit of a picture's description, in letters. */
const MAX_WORDS = 200;

const MAKING =
  '(A picture of you is being made for them. It is not there yet, so do not speak of it as sent.)';
const FAILED = '(The picture that they wanted could not be made. They have none.)';
/** The start of the line of an existing picture. */
export const MADE = '(You sent them a picture of yourself; they can see it. It shows: ';
/** The lines of pictures that do not exist. */
export const MISSING: readonly string[] = [MAKING, FAILED];

/** A model may only refer to what really happened. */
export function pictureLine(outcome: PictureOutcome | undefined): string {
  switch (outcome?.state) {
    case 'made':
      return `${MADE}${inside(outcome.prompt).slice(0, MAX_WORDS)})`;
    case 'making':
      return MAKING;
    case 'failed':
      return FAILED;
    default:
      return '(A picture was here. It was deleted.)';
  }
}
