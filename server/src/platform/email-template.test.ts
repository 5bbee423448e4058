// Emails have the same content as text and as HTML, are escaped, and load no external resources.
import { expect, test } from 'vitest';
import { renderEmail, type EmailContent } from './email-template.ts';

const content: EmailContent = {
  brand: { name: 'Rose & <Co>', accent: '#fc6' },
  subject: 'Confirm your email',
  paragraphs: ['Welcome! This is your code.', 'It holds for ten minutes & <b>once</b>.'],
  code: '012345',
  link: { label: 'Open Rose', url: 'https://rose.example/?a=1&b="2"' },
  reason: 'You get this because somebody signed up with this address.',
};

test('text and HTML have the same content', () => {
  const { text, html, subject, sender_name } = renderEmail(content);
  for (const part of ['Welcome! This is your code.', '012345', 'Open Rose', 'somebody signed up']) {
    expect(text).toContain(part);
    expect(html).toContain(part);
  }
  expect(text).toContain('Open Rose: https://rose.example/?a=1&b=%222%22');
  expect({ subject, sender_name }).toEqual({
    subject: 'Confirm your email',
    sender_name: 'Rose & <Co>',
  });
});

test('text is escaped, and nothing is loaded', () => {
  const { html } = renderEmail(content);
  expect(html).toContain('Rose &#38; &#60;Co&#62;');
  expect(html).toContain('&#60;b&#62;once&#60;/b&#62;');
  expect(html).not.toMatch(/<img|src=|url\(|@import|<link|<script/i);
});

test.each([
  ['#fc6', '#120a11'],
  ['#102a5c', '#ffffff'],
])('on %s a button is labelled in %s', (accent, ink) => {
  const { html } = renderEmail({ ...content, brand: { name: 'Rose', accent } });
  expect(html).toContain(`background:${accent};color:${ink}`);
});

test.each(['oklch(0.5 0.1 20)', 'red"><script>', null, undefined])(
  'an accent such as %s is replaced by the built-in one',
  (accent) => {
    const { html } = renderEmail({ ...content, brand: { name: 'Rose', accent } });
    expect(html).toContain('border-top:4px solid #b42f56');
    expect(html).not.toContain('script');
  },
);

test('an email with a link that is not http(s) is refused', () => {
  const link = { label: 'Open', url: 'javascript:alert(1)' };
  expect(() => renderEmail({ ...content, link })).toThrow('may only link to');
});
