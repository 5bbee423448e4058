// Pages of missing domes and creators: an unknown id is final, other errors can be retried.
import { screen } from '@testing-library/react';
import type { ErrorCode } from '@velour/contract/errors.ts';
import { expect, test } from 'vitest';
import { refuse } from '../../lib/fake-server.ts';
import { openScreen } from '../../lib/screen-fixture.tsx';
import { CreatorPage } from './creator-page.tsx';
import { DomePage } from './dome-page.tsx';

const id = '01900000-0000-7000-8000-000000000001';

const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });

test.each<[string, ErrorCode]>([
  ['an unknown dome', 'dome.not_found'],
  ['an id that is none', 'request.invalid'],
])('%s links to the characters', async (_, code) => {
  openScreen(<DomePage id={id} />, '/', { 'characters.dome': refuse(code) });
  await heading('Collection not found');
  expect(screen.getByRole('link', { name: 'Explore characters' }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a creator without public characters links to others', async () => {
  openScreen(<CreatorPage id={id} />, '/', { 'creators.read': refuse('creator.not_found') });
  await heading('No public characters');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/featured');
});

test.each([
  ['dome', <DomePage key="dome" id={id} />],
  ['creator', <CreatorPage key="creator" id={id} />],
])('a %s that could not be read can be read again', async (_, page) => {
  const failed = refuse('server.failed');
  const server = openScreen(page, '/', { 'characters.dome': failed, 'creators.read': failed });
  (await screen.findByRole('button', { name: 'Try again' }, { timeout: 5_000 })).click();
  expect(server.sent.length).toBeGreaterThan(1);
});
