// Texts of receipts.
import { formatNumber } from '../../../lib/formats.ts';

const counted = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

export const texts = {
  title: (name: string) => `What ${name} saw`,
  sentence: (model: string) => `What ${model} saw when it wrote this reply.`,
  demo_model: 'the demo model',
  loading: 'Loading',
  failed: 'We couldn’t load this.',
  failed_sentence: 'Please try again in a moment.',
  none_title: 'Nothing on record',
  none: 'This message came with the chat, or was written before we kept track.',
  parts: 'Where the space went',
  part: {
    character: 'Character',
    persona: 'Your persona',
    lore: 'Lore',
    memory: 'Memory',
    rules: 'Site rules',
    messages: 'Messages',
  },
  tokens: (count: string) => `${count} tokens`,
  used: (used: string, context: string) =>
    `About ${used} of ${context} tokens. A token is roughly four letters.`,
  messages: 'Messages',
  given: (count: number) => `The last ${counted(count, 'message', 'messages')}.`,
  /** Because there was no room, or because only the newest are ever read. */
  messages_cut: (count: number) =>
    `${counted(count, 'earlier message was', 'earlier messages were')} left out.`,
  memory: 'Memory',
  no_memory: 'No memories were used.',
  summary: 'The summary of the chat so far.',
  deleted: (count: number) => `${counted(count, 'memory', 'memories')} deleted since.`,
  memory_cut: (count: number) => `${counted(count, 'memory', 'memories')} didn’t fit:`,
  more: (count: number) => `And ${formatNumber(count)} more.`,
  quote: (who: string, text: string) => `${who}: “${text}”`,
  you: 'You',
  lore: 'Lore',
  always: 'Always included',
  lore_cut: (count: number) => `${counted(count, 'entry', 'entries')} didn’t fit:`,
  message_cut: 'Its beginning didn’t fit.',
  sections_cut: (names: string) => `Only the beginning fit: ${names}.`,
  sections_left_out: (names: string) => `Left out: ${names}.`,
  section: {
    persona: 'Your persona',
    description: 'Description',
    personality: 'Personality',
    scenario: 'Scenario',
    system_notes: 'System prompt',
    closing_notes: 'Notes for the next message',
    example_dialogue: 'Example dialogue',
  },
} as const;
