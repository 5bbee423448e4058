// Files of chats: our own, SillyTavern's with its versions and dates, and what is none.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '@velour/testing/depth.ts';
import { readChatFile, timeOf } from './chat-files.rules.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const lines = (...all: unknown[]): Uint8Array =>
  bytes(all.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join('\n'));
const head = { user_name: 'Ann', character_name: 'Mira', create_date: '2024-01-01' };

describe('our own export', () => {
  const own = (messages: unknown[], more = {}): Uint8Array =>
    bytes(
      JSON.stringify({ format: 'velour.chat', version: 1, title: 'By the sea', messages, ...more }),
    );

  test('is read with its title and times; gifts are left out', () => {
    const file = own([
      { author: 'character', kind: 'text', text: 'Hello.', sent_at: '2026-01-01T12:00:00.000Z' },
      { author: 'user', kind: 'gift', text: '', item_name: 'Rose' },
      { author: 'user', kind: 'text', text: ' Hi. \0', sent_at: 'yesterday' },
    ]);
    expect(readChatFile(file)).toEqual({
      title: 'By the sea',
      skipped: 1,
      messages: [
        {
          author: 'character',
          variants: ['Hello.'],
          active: 0,
          at: new Date('2026-01-01T12:00:00.000Z'),
        },
        { author: 'user', variants: ['Hi.'], active: 0, at: undefined },
      ],
    });
  });

  test('says which message is wrong', () => {
    const wrong = [
      { author: 'user', text: 'Hi.' },
      { author: 'someone', text: 'Hi.' },
    ];
    expect(readChatFile(own(wrong))).toEqual({ problem: 'damaged', where: 'Message 2' });
    const long = [{ author: 'user', text: 'a'.repeat(100_001) }];
    expect(readChatFile(own(long))).toEqual({ problem: 'too_long', where: 'Message 1' });
    const many = Array.from({ length: 10_001 }, () => ({ author: 'user', text: 'Hi.' }));
    expect(readChatFile(own(many))).toEqual({ problem: 'too_many' });
    expect(readChatFile(own([]))).toEqual({ problem: 'empty' });
  });
});

describe('SillyTavern’s', () => {
  test('is read with its versions; hidden lines are left out', () => {
    const file = lines(
      head,
      {
        name: 'Mira',
        is_user: false,
        mes: 'Second.',
        swipes: ['First.', 'Second.', ''],
        swipe_id: 1,
      },
      { name: 'Note', is_user: false, is_system: true, mes: 'Hidden.' },
      { name: 'Ann', is_user: true, mes: 'Hi.', send_date: 'July 4, 2023 3:05pm' },
      { mes: 'Bye.' },
    );
    expect(readChatFile(file)).toMatchObject({
      title: null,
      skipped: 1,
      messages: [
        { author: 'character', variants: ['First.', 'Second.'], active: 1 },
        { author: 'user', variants: ['Hi.'], active: 0, at: new Date(2023, 6, 4, 15, 5) },
        { author: 'character', variants: ['Bye.'], at: undefined },
      ],
    });
  });

  test('odd values beside a message do not cost the file', () => {
    const odd = { swipe_id: null, send_date: null, is_system: null, is_user: null };
    const file = lines(
      head,
      { ...odd, mes: 'Two.', swipes: ['One.', 'Two.', null] },
      { ...odd, is_user: true, mes: 'Hi.', swipes: 'none' },
      { mes: 'Bye.', swipes: null, swipe_id: -1 },
    );
    expect(readChatFile(file)).toMatchObject({
      messages: [
        { author: 'character', variants: ['One.', 'Two.'], active: 1, at: undefined },
        { author: 'user', variants: ['Hi.'], active: 0 },
        { author: 'character', variants: ['Bye.'] },
      ],
    });
  });

  test('what is shown counts where the list of versions says something else', () => {
    const file = lines(head, { mes: 'Edited.', swipes: ['One.', 'Two.'], swipe_id: 0 });
    expect(readChatFile(file)).toMatchObject({
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
      expect(readChatFile(file)).toMatchObject({
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
    const read = readChatFile(new TextEncoder().encode(file));
    expect(read).toMatchObject({
      messages: [
        { author: 'user', variants: ['Hi'] },
        { author: 'character', variants: ['Hello'] },
      ],
    });
  });

  test('says which line is wrong', () => {
    const file = lines(head, { mes: 'Hello.' }, '', '{"mes": "cut o');
    expect(readChatFile(file)).toEqual({ problem: 'damaged', where: 'Line 4' });
  });
});

test.each([
  ['2023-07-04@15h05m10s', new Date(2023, 6, 4, 15, 5, 10)],
  ['2023-7-4 @15h 05m 10s 120ms', new Date(2023, 6, 4, 15, 5, 10)],
  ['2024-02-03T04:05:06.000Z', new Date('2024-02-03T04:05:06.000Z')],
  [1_700_000_000_000, new Date(1_700_000_000_000)],
  ['1706933106000', new Date(1_706_933_106_000)],
  ['soon', undefined],
  ['', undefined],
  [-1, undefined],
])('the time %s', (value, expected) => expect(timeOf(value)).toEqual(expected));

test('anything else is no chat, whatever it is', () => {
  for (const other of ['', '[]', '{}', 'null', 'Dear diary', '{"messages": []}', '\u0000\u0001'])
    expect(readChatFile(bytes(other))).toEqual({ problem: 'unknown' });
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (file) => {
      expect(readChatFile(file)).toHaveProperty('problem');
    }),
    runs(200, 2_000),
  );
});
