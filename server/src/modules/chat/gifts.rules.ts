// Gifts and tips as messages: what is stored of them, and the line in which a model reads of them. Pure.
import type { Message } from '@velour/contract/messages.ts';
import { z } from 'zod';

export type GiftKind = Exclude<Message['kind'], 'text' | 'picture'>;

/** Stored as the text of the message, since a signature is what its writer said. */
const Given = z.object({
  item_name: z.string().nullable(),
  tokens: z.int(),
  user_name: z.string().nullable(),
});
export type Given = z.infer<typeof Given>;

export const writeGift = ({ item_name, tokens, user_name }: Given): string =>
  JSON.stringify({ item_name, tokens, user_name });

export const readGift = (text: string): Given => Given.parse(JSON.parse(text));

/** Within the brackets of a line of its own, so neither a name nor an item may end it. */
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
