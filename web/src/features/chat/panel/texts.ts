// Texts of the panel about the character of a chat, and of its lore.
import { formatNumber } from '../../../lib/formats.ts';
import { accountTo } from '../../../lib/texts.ts';

export const texts = {
  title: 'Lore',
  used: (used: number, count: number) =>
    `${formatNumber(used)} of ${formatNumber(count)} used in the last reply`,
  all: 'Show all entries',
  less: 'Show fewer',
  always: 'Always included',
  is_used: '(used in the last reply)',
  about: 'About',
  facts: 'Facts',
  personality: 'Personality',
  gallery: 'Pictures',
  picture_of: (name: string, number: number) => `Picture ${number} of ${name}`,
  ai_sentence: 'Invented, drawn, and voiced by software.',
  share: 'Copy link',
  report: (name: string) => `Report ${name}`,
  report_picture: (number: number) => `Report picture ${number}`,
  shared: 'Link copied',
  picture: 'Make a picture',
  like: (name: string, likes: number) =>
    `Like ${name}, liked by ${likes === 1 ? '1 member' : `${formatNumber(likes)} members`}`,
  like_reason: (name: string) => accountTo(`like ${name}`),
  by: 'Made by',
  traits: {
    type: 'Style',
    ethnicity: 'Origin',
    body: 'Build',
    hair_style: 'Hair',
    hair_colour: 'Hair color',
    eye_colour: 'Eyes',
  },
} as const;

/** Traits are stored as values, in British spelling, as image models know them, and shown as words, in American. */
export const traitInWords = (trait: string): string =>
  trait.replaceAll('_', ' ').replaceAll(/\b(g)rey\b/gi, '$1ray');
