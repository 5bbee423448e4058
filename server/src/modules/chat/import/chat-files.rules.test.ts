// Files of chats: our own, SillyTavern's with its versions and dates, and what is none.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '@velour/testing/depth.ts';
import { asUtf8, messageAt, surveyChatFile, timeOf } from './chat-files.rules.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const lines = (...all: unknown[]): Uint8Array =>
  bytes(all.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join('\n'));
/** The survey of a file, with the messages that it finds. */
const readChatFile = (given: Uint8Array, timeZone: string) => {
  const file = asUtf8(given);
  const survey = surveyChatFile(file, timeZone);
  if ('problem' in survey) return survey;
  const { places, times, form, title, skipped, unread, settings, persona } = survey;
  const messages = places.map((place, nth) => ({
    ...messageAt(file, place, form),
    at: times[nth],
  }));
  return { title, skipped, unread: unread.first, messages, settings, persona };
};
const head = { user_name: 'Ann', character_name: 'Mira', create_date: '2024-01-01' };

describe('our own export', () => {
  const own = (messages: unknown[], more = {}): Uint8Array =>
    bytes(
      JSON.stringify({ format: 'velour.chat', version: 1, title: 'By the sea', messages, ...more }),
    );

  test('without its end is refused as incomplete, wherever it ends', () => {
    const message = { author: 'user', kind: 'text', text: 'Hello {there}' };
    const chat = { format: 'velour.chat', version: 1, title: null, messages: [message, message] };
    const text = JSON.stringify(chat, null, 2);
    for (let end = text.indexOf(','); end < text.length; end += 1)
      expect(readChatFile(bytes(text.slice(0, end)), 'UTC')).toEqual({ problem: 'incomplete' });
  });

  test('with its end, but without messages, is not called incomplete', () => {
    expect(readChatFile(own([], { messages: 'none' }), 'UTC')).toEqual({ problem: 'unknown' });
  });

  test('is read with its title and times; gifts are left out', () => {
    const file = own([
      { author: 'character', kind: 'text', text: 'Hello.', sent_at: '2026-01-01T12:00:00.000Z' },
      { author: 'user', kind: 'gift', text: '', item_name: 'Rose' },
      { author: 'user', kind: 'text', text: ' Hi. \0', sent_at: 'yesterday' },
    ]);
    expect(readChatFile(file, 'UTC')).toEqual({
      title: 'By the sea',
      settings: {},
      persona: undefined,
      skipped: 1,
      unread: [],
      messages: [
        {
          author: 'character',
          variants: ['Hello.'],
          active: 0,
          at: new Date('2026-01-01T12:00:00.000Z'),
          is_forgotten: false,
        },
        { author: 'user', variants: ['Hi.'], active: 0, at: undefined, is_forgotten: false },
      ],
    });
  });

  test('is read with its settings and its persona, as far as they are known', () => {
    const settings = { length: 'long', style: 'steady', language: null, memory: 'deep' };
    const persona = { name: 'Ann', pronouns: 'she/her', description: 'Keeps bees.' };
    const messages = [{ author: 'user', text: 'Hi.' }];
    const read = (more: object) => readChatFile(own(messages, more), 'UTC');
    expect(read({ settings, persona })).toMatchObject({ settings, persona });
    expect(read({ persona: null })).toMatchObject({ persona: null });
    expect(
      read({ settings: { ...settings, length: 'endless' }, persona: { name: '' } }),
    ).toMatchObject({ settings: { length: undefined, style: 'steady' }, persona: undefined });
  });

  test('is read wherever its list of messages stands, with brackets and quotes in its texts', () => {
    const text = 'He said "]}, {" and \\ left.';
    const chat = { messages: [{ author: 'user', text }], title: '}', format: 'velour.chat' };
    for (const spaces of [undefined, 2])
      expect(readChatFile(bytes(JSON.stringify(chat, null, spaces)), 'UTC')).toMatchObject({
        title: '}',
        messages: [{ variants: [text] }],
      });
  });

  test('is read with its versions, and with what was forgotten', () => {
    const file = own([
      { author: 'character', text: 'One.', versions: ['One.', 'Two.'], version: 0 },
      { author: 'user', text: 'Hi.', is_forgotten: true },
    ]);
    expect(readChatFile(file, 'UTC')).toMatchObject({
      messages: [
        { variants: ['One.', 'Two.'], active: 0, is_forgotten: false },
        { variants: ['Hi.'], is_forgotten: true },
      ],
    });
  });

  test('names the invalid message, and reads the others', () => {
    const wrong = [
      { author: 'user', text: 'Hi.' },
      { author: 'someone', text: 'Hi.' },
      { author: 'user', text: 'a'.repeat(100_001) },
    ];
    expect(readChatFile(own(wrong), 'UTC')).toMatchObject({
      messages: [{ variants: ['Hi.'] }],
      skipped: 0,
      unread: [
        { where: 'Message 2', why: 'damaged' },
        { where: 'Message 3', why: 'too_long' },
      ],
    });
    const long = [{ author: 'user', text: 'a'.repeat(100_001) }];
    expect(readChatFile(own(long), 'UTC')).toEqual({ problem: 'too_long', where: 'Message 1' });
    const many = Array.from({ length: 100_001 }, () => ({ author: 'user', text: 'Hi.' }));
    expect(readChatFile(own(many), 'UTC')).toEqual({ problem: 'too_many' });
    expect(readChatFile(own([]), 'UTC')).toEqual({ problem: 'empty' });
  });
});

describe('SillyTavern’s', () => {
  test('is read with its versions; hidden messages stay hidden from the character, notes are left out', () => {
    const file = lines(
      head,
      {
        name: 'Mira',
        is_user: false,
        mes: 'Second.',
        swipes: ['First.', 'Second.', ''],
        swipe_id: 1,
      },
      { name: 'Note', is_user: false, is_system: true, mes: 'Note.', extra: { type: 'comment' } },
      { name: 'Mira', is_user: false, is_system: true, mes: 'Hidden.', extra: {} },
      { name: 'Ann', is_user: true, mes: 'Hi.', send_date: 'July 4, 2023 3:05pm' },
      { mes: 'Bye.' },
    );
    expect(readChatFile(file, 'UTC')).toMatchObject({
      title: null,
      skipped: 1,
      messages: [
        { author: 'character', variants: ['First.', 'Second.'], active: 1, is_forgotten: false },
        { author: 'character', variants: ['Hidden.'], is_forgotten: true },
        { author: 'user', variants: ['Hi.'], active: 0, at: new Date('2023-07-04T15:05:00Z') },
        { author: 'character', variants: ['Bye.'], at: undefined },
      ],
    });
  });

  test('in a group’s chat each message of a character begins with its name', () => {
    const file = lines(
      { name: 'Mira', is_user: false, mes: 'Hello.', swipes: ['Hi.', 'Hello.', ''], swipe_id: 1 },
      { name: 'Ann', is_user: true, mes: 'Hi, you two.' },
      { name: 'Jonas', is_user: false, mes: 'Good evening.' },
      { mes: 'Who was that?' },
    );
    expect(readChatFile(file, 'UTC')).toMatchObject({
      messages: [
        { author: 'character', variants: ['Mira: Hi.', 'Mira: Hello.'], active: 1 },
        { author: 'user', variants: ['Hi, you two.'] },
        { author: 'character', variants: ['Jonas: Good evening.'] },
        { author: 'character', variants: ['Who was that?'] },
      ],
    });
  });

  test('a narrator’s lines do not make it a group’s chat', () => {
    const file = lines(
      head,
      { name: 'Mira', mes: 'Hello.' },
      { name: 'System', is_system: false, mes: 'It rains.', extra: { type: 'narrator' } },
      { name: 'Mira', mes: 'Come in.' },
    );
    expect(readChatFile(file, 'UTC')).toMatchObject({
      messages: [{ variants: ['Hello.'] }, { variants: ['It rains.'] }, { variants: ['Come in.'] }],
    });
  });

  test('a damaged first line does not cost the messages', () => {
    const file = lines('{"user_name": "Ann", "character_na', { mes: 'Hello.' });
    expect(readChatFile(file, 'UTC')).toMatchObject({
      messages: [{ variants: ['Hello.'] }],
      unread: [{ where: 'Line 1', why: 'damaged' }],
    });
  });

  test('an empty version is not shown if there is another', () => {
    const file = lines(head, { mes: '', swipes: ['One.', 'Two.', ''], swipe_id: 2 }, { mes: ' ' });
    expect(readChatFile(file, 'UTC')).toMatchObject({
      messages: [{ variants: ['One.', 'Two.'], active: 1 }],
      skipped: 1,
    });
  });

  test('saved as UTF-16 by an editor, it is read', () => {
    const file = Buffer.from(
      `\uFEFF${new TextDecoder().decode(lines(head, { mes: '你好' }))}`,
      'utf16le',
    );
    expect(readChatFile(file, 'UTC')).toMatchObject({ messages: [{ variants: ['你好'] }] });
  });

  test('odd values next to a message do not fail the file', () => {
    const odd = { swipe_id: null, send_date: null, is_system: null, is_user: null };
    const file = lines(
      head,
      { ...odd, mes: 'Two.', swipes: ['One.', 'Two.', null] },
      { ...odd, is_user: true, mes: 'Hi.', swipes: 'none' },
      { mes: 'Bye.', swipes: null, swipe_id: -1 },
    );
    expect(readChatFile(file, 'UTC')).toMatchObject({
      messages: [
        { author: 'character', variants: ['One.', 'Two.'], active: 1, at: undefined },
        { author: 'user', variants: ['Hi.'], active: 0 },
        { author: 'character', variants: ['Bye.'] },
      ],
    });
  });

  test('the visible text wins if the list of versions differs', () => {
    const file = lines(head, { mes: 'Edited.', swipes: ['One.', 'Two.'], swipe_id: 0 });
    expect(readChatFile(file, 'UTC')).toMatchObject({
      messages: [{ variants: ['Edited.', 'Two.'], active: 0 }],
    });
  });

  test.each(['0', '1', -1, 2, 7, 0.5, 1e300, Number.NaN, null, [0], {}, true])(
    'no version is lost where the number of the shown one is %j',
    (swipe_id) => {
      const file = lines(
        head,
        { mes: 'Edited.', swipes: ['One.', 'Two.'], swipe_id },
        { mes: 'Two.', swipes: ['One.', 'Two.'], swipe_id },
        { mes: 'Edited.', swipes: ['One.'], swipe_id },
      );
      expect(readChatFile(file, 'UTC')).toMatchObject({
        messages: [
          { variants: ['One.', 'Two.', 'Edited.'], active: 2 },
          { variants: ['One.', 'Two.'], active: 1 },
          { variants: ['One.', 'Edited.'], active: 1 },
        ],
      });
    },
  );

  test.each([
    ['without a first line about the chat', ''],
    ['with only settings in its first line', '{"chat_metadata":{"tainted":true}}\n'],
  ])('is read %s', (_, head) => {
    const file = `${head}{"name":"Ann","is_user":true,"mes":"Hi"}\n{"name":"Bo","is_user":false,"mes":"Hello"}`;
    const read = readChatFile(new TextEncoder().encode(file), 'UTC');
    expect(read).toMatchObject({
      messages: [
        { author: 'user', variants: ['Hi'] },
        { author: 'character', variants: ['Hello'] },
      ],
    });
  });

  test('names the invalid line, and reads the others', () => {
    const file = lines(head, { mes: 'Hello.' }, '', '{"mes": "cut o', { mes: 'Bye.' });
    expect(readChatFile(file, 'UTC')).toMatchObject({
      messages: [{ variants: ['Hello.'] }, { variants: ['Bye.'] }],
      skipped: 0,
      unread: [{ where: 'Line 4', why: 'damaged' }],
    });
    const nothing = lines(head, '{"mes": "cut o');
    expect(readChatFile(nothing, 'UTC')).toEqual({ problem: 'damaged', where: 'Line 2' });
  });

  test('with too many lines is refused before they are read; blank ones do not count', () => {
    const file = (lines: string) => bytes(`${JSON.stringify(head)}\n${lines}`);
    expect(readChatFile(file('{}\n'.repeat(200_000)), 'UTC')).toEqual({ problem: 'too_many' });
    const blank = `${' \r\n'.repeat(200_000)}{"mes": "Hello."}\n{"mes": "cut o`;
    expect(readChatFile(file(blank), 'UTC')).toMatchObject({
      messages: [{ variants: ['Hello.'] }],
      unread: [{ where: 'Line 200003', why: 'damaged' }],
    });
  });

  test('all versions are read; of a thousand, the newest and the visible one', () => {
    const swipes = Array.from({ length: 1_010 }, (_, at) => `Version ${at}.`);
    const shown = (swipe_id: number, all = swipes) =>
      readChatFile(lines(head, { mes: all[swipe_id], swipes: all, swipe_id }), 'UTC');
    const hundred = swipes.slice(0, 100);
    expect(shown(60, hundred)).toMatchObject({ messages: [{ variants: hundred, active: 60 }] });
    expect(shown(1_009)).toMatchObject({
      messages: [{ variants: swipes.slice(10), active: 999 }],
    });
    expect(shown(3)).toMatchObject({ messages: [{ variants: swipes.slice(3, 1_003), active: 0 }] });
  });
});

test.each([
  // As it is on clocks in Tokyo.
  ['2023-07-04@15h05m10s', new Date('2023-07-04T06:05:10Z')],
  ['2023-7-4 @15h 05m 10s 120ms', new Date('2023-07-04T06:05:10Z')],
  ['November 27, 2026 11:04pm', new Date('2026-11-27T14:04:00Z')],
  ['2024-02-03T04:05:06.789', new Date('2024-02-02T19:05:06.789Z')],
  ['2024-02-03 04:05', new Date('2024-02-02T19:05:00Z')],
  // They name their zone.
  ['2024-02-03T04:05:06.000Z', new Date('2024-02-03T04:05:06.000Z')],
  ['2024-02-03T04:05:06+02:00', new Date('2024-02-03T02:05:06Z')],
  ['Sat Feb 03 2024 04:05:06 GMT+0200 (CEST)', new Date('2024-02-03T02:05:06Z')],
  ['Sat, 03 Feb 2024 04:05:06 GMT', new Date('2024-02-03T04:05:06Z')],
  [1_700_000_000_000, new Date(1_700_000_000_000)],
  ['1706933106000', new Date(1_706_933_106_000)],
  // In seconds.
  [1_706_933_106, new Date(1_706_933_106_000)],
  ['1706933106.5', new Date(1_706_933_106_500)],
  ['soon', undefined],
  ['', undefined],
  [-1, undefined],
])('the time %s', (value, expected) => expect(timeOf(value, 'Asia/Tokyo')).toEqual(expected));

test('anything else is refused as not a chat', () => {
  for (const other of ['', '[]', '{}', 'null', 'Dear diary', '{"messages": []}', '\u0000\u0001'])
    expect(readChatFile(bytes(other), 'UTC')).toEqual({ problem: 'unknown' });
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (file) => {
      expect(readChatFile(file, 'UTC')).toHaveProperty('problem');
    }),
    runs(200, 2_000),
  );
});
