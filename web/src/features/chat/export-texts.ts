// Texts of downloading a chat.
import { inTokens } from './stream/texts.ts';

export const texts = {
  title: 'Download this chat',
  sentence:
    'Includes every message you can see here. JSON also has this chat’s settings and your persona.',
  text: 'Text, for reading',
  json: 'JSON, for backups',
  picture: 'Picture',
  tip: (amount: number) => `Tip: ${inTokens(amount)}`,
  failed: 'We couldn’t read the whole chat. Please try again.',
} as const;
