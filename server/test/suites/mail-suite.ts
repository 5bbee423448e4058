// Test suite of the mail port, run against each adapter.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mail, MailProvider } from '../../src/providers/mail/port.ts';

/** An email as its recipient gets it. */
export type ReceivedMail = Pick<Mail, 'to' | 'subject' | 'text' | 'html' | 'sender_name'>;

interface Post {
  readonly mail: MailProvider;
  /** All received emails, oldest first. */
  received(): Promise<readonly ReceivedMail[]>;
  close(): Promise<void>;
}

const plain: Mail = {
  to: 'ann@example.com',
  subject: 'Your code',
  text: 'It is 012345.\n',
  html: '<p>It is <b>012345</b>.</p>\n',
  sender_name: 'Velour',
};

export function mailSuite(open: () => Promise<Post>): void {
  let post: Post;
  beforeAll(async () => {
    post = await open();
  });
  afterAll(() => post.close());

  const send = async (more: Partial<Mail>): Promise<ReceivedMail | undefined> => {
    await post.mail.send({ ...plain, ...more });
    return (await post.received()).at(-1);
  };

  test('has a name', () => {
    expect(post.mail.name).not.toBe('');
    expect(typeof post.mail.isBuiltIn).toBe('boolean');
  });

  test('a mail arrives once, with its texts and its sender', async () => {
    const before = (await post.received()).length;
    expect(await send({})).toEqual(plain);
    expect(await post.received()).toHaveLength(before + 1);
  });

  test.each<[string, Partial<Mail>]>([
    ['letters of any alphabet', { subject: 'Grüße, 你好 🌹', text: 'Grüße, 你好 🌹\n' }],
    [
      'a line with a lone dot and one that looks like a header',
      { text: 'a\n.\nBcc: eve@example.com\n' },
    ],
    ['a line that is very long', { text: `${'word '.repeat(1_000)}\n` }],
    ['a subject that is long', { subject: 'A long subject of many words '.repeat(6).trim() }],
    ['a sender with marks in the name', { sender_name: 'Rose, "Co" <x@example.com>' }],
    ['an address with a tag', { to: 'ann.lee+velour@mail.example.com' }],
  ])('%s arrives unchanged', async (_what, more) => {
    expect(await send(more)).toEqual({ ...plain, ...more });
  });

  test.each<[string, Partial<Mail>]>([
    ['two addresses', { to: 'ann@example.com, eve@example.com' }],
    ['an address with a name', { to: 'Ann <ann@example.com>' }],
    ['an address that ends a header', { to: 'ann@example.com\r\nBcc: eve@example.com' }],
    ['an address that ends a command', { to: 'ann@example.com>\r\nRCPT TO:<eve@example.com' }],
    ['an address without a domain', { to: 'ann' }],
    ['an address with a comment', { to: 'ann(x)@example.com' }],
    ['an address without end', { to: `${'a'.repeat(300)}@example.com` }],
    ['a subject of two lines', { subject: 'Hello\r\nBcc: eve@example.com' }],
    ['a sender of two lines', { sender_name: 'Velour\nBcc: eve@example.com' }],
    ['a subject with an odd line end', { subject: 'Hello\u2028Bcc: eve@example.com' }],
  ])('%s is refused and nothing is sent', async (_what, more) => {
    const before = (await post.received()).length;
    await expect(post.mail.send({ ...plain, ...more })).rejects.toMatchObject({
      name: 'MailFailure',
      kind: 'refused',
    });
    expect(await post.received()).toHaveLength(before);
  });

  test('many at once all arrive', async () => {
    const subjects = Array.from({ length: 20 }, (_, at) => `Letter ${at}`);
    await Promise.all(subjects.map((subject) => post.mail.send({ ...plain, subject })));
    const arrived = (await post.received()).slice(-20).map(({ subject }) => subject);
    expect(arrived.toSorted()).toEqual(subjects.toSorted());
  });
}
