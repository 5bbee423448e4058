// A chat as a file: every page is read, and nothing that its reader does not see is written.
import type { Chat } from '@velour/contract/chat.ts';
import type { Message } from '@velour/contract/messages.ts';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer } from '../../lib/fake-server.ts';
import { session } from '../../lib/session.ts';
import { signedIn } from '../../lib/session-fixture.ts';
import { exportChat } from './export-chat.ts';
import { blankMessage } from './conversation/events.ts';

const id = '01900000-0000-7000-8000-000000000001';

const chat: Chat = {
  session_id: id,
  character: {
    id,
    name: 'Maren',
    slug: 'maren',
    gender: 'female',
    age: 36,
    tagline: '',
    portrait_url: '',
    preview: '',
  },
  title: null,
  is_pinned: false,
  is_archived: false,
  is_open: true,
  last_seq: 250,
  read_seq: 250,
  unread_count: 0,
  last_message: '',
  last_message_at: '2026-01-01T00:00:00.000Z',
  is_replying: false,
  revision: 1,
  created_at: '2026-01-01T00:00:00.000Z',
};

const message = (seq: number, more: Partial<Message> = {}): Message => ({
  ...blankMessage(id),
  seq,
  author: seq % 2 === 0 ? 'character' : 'user',
  text: `Message ${seq}.`,
  message_send_at: '2026-01-01T12:30:00.000Z',
  ...more,
});

const persona = { name: 'Ann', pronouns: 'she/her', description: 'Keeps bees.' };

const versions = ['Another.', 'Message 4.'];

const all = [
  message(1, { author: 'notice', notice: 'ai', text: '' }),
  message(2),
  message(3, { is_forgotten: true }),
  { ...message(4, { variant: 1, variants: 2 }), versions },
  ...Array.from({ length: 245 }, (_, nth) => message(nth + 5)),
  message(250, { state: 'removed', text: '', failure: 'Spam' }),
];

beforeEach(() => {
  session.enter(signedIn());
  fakeServer({
    'chat_settings.read': { length: 'long', style: 'steady', language: 'de', persona_id: id },
    'memory.read': { preset: 'deep', facts: [], summary: null },
    'personas.list': { personas: [{ id, ...persona, is_default: false }] },
    'chat.history': ({ query }) => {
      const rest = all.filter(({ seq }) => seq > Number(query.after));
      const messages = rest.slice(0, Number(query.limit));
      return { messages, has_before: false, has_after: rest.length > messages.length, revision: 1 };
    },
  });
});

test('text has every message of three pages in order, with its writer and its time', async () => {
  const { name, file } = await exportChat(chat, 'text');
  expect(name).toMatch(/^maren-\d{4}-\d\d-\d\d\.txt$/);
  const written = await file.text();
  expect(written.startsWith('Maren\n\nMaren (2026-01-01 12:30)\nMessage 2.\n\nYou (')).toBe(true);
  expect(written.match(/Message \d+\./g)).toHaveLength(248);
  expect(written).not.toContain('Spam');
});

test('JSON names its format, settings and persona, and leaves notices and removed messages out', async () => {
  const { name, file } = await exportChat({ ...chat, title: 'The lighthouse' }, 'json');
  expect(name.endsWith('.json')).toBe(true);
  const written: unknown = JSON.parse(await file.text());
  expect(written).toMatchObject({
    format: 'velour.chat',
    version: 1,
    title: 'The lighthouse',
    character: { name: 'Maren' },
    settings: { length: 'long', style: 'steady', language: 'de', memory: 'deep' },
    persona,
  });
  expect(written).toHaveProperty('messages.length', 248);
  expect(written).toHaveProperty('messages.1.is_forgotten', true);
  expect(written).toHaveProperty('messages.2.versions', versions);
  expect(written).toHaveProperty('messages.2.version', 1);
});
