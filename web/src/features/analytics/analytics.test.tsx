// Analytics: nothing is sent without consent, and afterwards only patterns of addresses.
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useNavigate } from 'react-router';
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { siteConfig } from '../../lib/site-config.ts';
import { toasts } from '../../lib/toasts.ts';
import { answerConsent, consent, openConsent } from '../../lib/consent.ts';
import PageViewCounter from './page-view-counter.tsx';
import { patternOf } from './pattern-of.ts';

const chat = '/chats/01900000-0000-7000-8000-000000000001';
const sent: { url: string; body: unknown }[] = [];
let status = 202;

beforeEach(() => {
  sent.length = 0;
  status = 202;
  localStorage.clear();
  consent.change(() => 'open');
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    // Written by the code under test as text.
    sent.push({ url, body: JSON.parse(init.body as string) as unknown });
    return new Response(null, { status });
  });
  siteConfig.analytics = {
    tag_manager: false,
    script: { kind: 'umami', url: 'https://stats.example.com/', site: 'site-1' },
  };
});
afterEach(() => {
  vi.unstubAllGlobals();
  siteConfig.analytics = null;
});

function Go() {
  const navigate = useNavigate();
  return (
    <button onClick={() => void navigate('/Ann.Lee/01900000-0000-7000-8000-000000000002/chat')}>
      Go
    </button>
  );
}

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <PageViewCounter />
      <Go />
    </MemoryRouter>,
  );

test('a visitor who refuses is asked once, and nothing is sent', async () => {
  open(chat);
  await userEvent.click(screen.getByRole('button', { name: 'Don’t allow' }));
  expect(screen.queryByRole('region', { name: 'Privacy choices' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  expect(sent).toEqual([]);
  expect(localStorage.getItem('velour.analytics')).toBe('no');
});

test('one who agrees is counted by patterns, until they change their mind', async () => {
  open(`${chat}?from=mail`);
  expect(sent).toEqual([]);
  // The end of the page must not be hidden behind the bar.
  expect(document.body.style.paddingBottom).not.toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Allow' }));
  expect(document.body.style.paddingBottom).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  expect(sent.map(({ url }) => url)).toEqual(Array(2).fill('https://stats.example.com/api/send'));
  expect(sent.map(({ body }) => body)).toMatchObject([
    { type: 'event', payload: { website: 'site-1', url: '/chats/:id', title: '', referrer: '' } },
    { payload: { url: '/:characterName/:id/chat' } },
  ]);
  expect(JSON.stringify(sent)).not.toMatch(/Ann|0190|mail/);
  openConsent();
  await userEvent.click(await screen.findByRole('button', { name: 'Don’t allow' }));
  expect(consent.read()).toBe('no');
});

test('the tag manager is gone with the consent, also when it is withdrawn in another tab', async () => {
  siteConfig.analytics = { tag_manager: true, script: null };
  const frames = () => document.querySelectorAll('iframe').length;
  open(chat);
  expect(frames()).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Allow' }));
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  expect(frames()).toBe(1);
  act(openConsent);
  expect(frames()).toBe(0);
  await userEvent.click(await screen.findByRole('button', { name: 'Allow' }));
  expect(frames()).toBe(1);
  localStorage.setItem('velour.analytics', 'no');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'velour.analytics' })));
  expect(frames()).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  expect(frames()).toBe(0);
  expect(screen.queryByRole('region', { name: 'Privacy choices' })).toBeNull();
});

test('the other server gets an address that is a pattern', () => {
  siteConfig.analytics = {
    tag_manager: false,
    script: { kind: 'plausible', url: 'https://stats.example.com', site: 'rose.example' },
  };
  answerConsent('yes');
  open(chat);
  expect(sent).toMatchObject([
    {
      url: 'https://stats.example.com/api/event',
      body: { name: 'pageview', domain: 'rose.example', referrer: null },
    },
  ]);
  expect(JSON.stringify(sent)).toContain('/chats/:id"');
});

test('a failure is logged once within three seconds', async () => {
  status = 500;
  answerConsent('yes');
  open(chat);
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  const shown = toasts.read().filter(({ message }) => message.includes('page view'));
  expect(shown).toMatchObject([{ type: 'error', duration: 3_000 }]);
});

test.each([
  ['/', '/'],
  ['/create/choose-hair', '/create/choose-hair'],
  ['/unsubscribe/secret', '/unsubscribe/:token'],
  ['/admin/members', undefined],
  ['/nothing/here', undefined],
])('%s counts as %s', (path, pattern) => expect(patternOf(path)).toBe(pattern));
