// Texts of importing a chat from a file.
import { MAX_STORED_LENGTH } from '@velour/contract/chat-limits.ts';
import { formatNumber } from '../../lib/formats.ts';

const counted = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

export const importTexts = {
  title: 'Import a chat',
  sentence: (name: string) =>
    `It becomes a new chat with ${name}. Your other chats stay as they are.`,
  formats: 'Choose a JSON file that you downloaded here, or a chat from SillyTavern (.jsonl).',
  sign_in: 'Sign in to import a chat.',
  choose: 'Choose a file',
  too_large: 'This file is too large. The limit is 128 MB.',
  failed: 'We couldn’t import this file. Please try again.',
  imported: (count: number) => `${counted(count, 'message', 'messages')} imported.`,
  blocked: (count: number) =>
    `${counted(count, 'message breaks', 'messages break')} the site’s rules and won’t be shown to the character.`,
  skipped: (count: number) =>
    `${counted(count, 'entry was', 'entries were')} left out: gifts, pictures, and notes.`,
  unread: (count: number) => `We couldn’t read ${counted(count, 'entry', 'entries')}:`,
  unread_place: {
    damaged: (where: string) => `${where} isn’t a message.`,
    too_long: (where: string) =>
      `${where} is longer than ${formatNumber(MAX_STORED_LENGTH)} characters.`,
  },
  unread_more: (count: number) => `And ${formatNumber(count)} more.`,
  lost_persona:
    'We couldn’t add the persona of this chat. You may have too many personas, or it breaks the site’s rules.',
  open: 'Open the chat',
} as const;
