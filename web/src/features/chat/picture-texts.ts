// Texts of pictures made in a chat.
import { inTokens } from './stream/texts.ts';

export const texts = {
  title: (name: string) => `A picture of ${name}`,
  label: 'What’s in the picture?',
  placeholder: 'At the beach, in a summer dress, smiling',
  hint: 'It appears in this chat, even if you leave.',
  order: 'Make the picture',
  purpose: (name: string) => `to make a picture of ${name}`,
  failed: 'We couldn’t start your picture.',
  charged_once: 'If you try again, you’ll only be charged once.',
  default_prompt: 'Smiling at the camera',
  offer: (name: string) => `Want a picture of ${name}?`,
  offer_close: 'Not now',
  making: (name: string) => `Making a picture of ${name}`,
  place: (position: number | null) =>
    position === null || position < 2 ? 'Starting soon' : `Number ${position} in the queue`,
  running: 'Almost there',
  cancel: 'Cancel',
  canceled: 'Picture canceled. Your tokens are back in your balance.',
  alt: (name: string, words: string) => `${name}: ${words}`,
  another: 'Make another',
  see: 'See it in the gallery',
  lost: 'We couldn’t make this picture',
  back: (tokens: number) => `${inTokens(tokens)} returned.`,
  retry: 'Try again',
  gone: 'This picture was deleted.',
  unread: 'We couldn’t load this picture.',
  remove: 'Delete from this chat',
} as const;
