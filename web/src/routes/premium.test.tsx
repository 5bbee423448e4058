// The premium screen mentions exclusive characters only if there are some, and shows their faces.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { character, pageOf } from '../features/catalogue/fixtures.ts';
import { openScreen } from '../lib/screen-fixture.tsx';
import { Component as Premium } from './premium.tsx';

const plan = {
  id: '01900000-0000-7000-8000-000000000001',
  name: 'Monthly',
  months: 1,
  discount: 0,
  usd_price: '12.99',
  usd_price_per_month: '12.99',
  usd_list_price: '12.99',
  tokens_per_month: 100,
};
const plans = { 'wallet.plans': { plans: [plan] } };

test('faces link to their characters, and to all premium characters', async () => {
  const mara = character(1, { is_exclusive: true });
  openScreen(<Premium />, '/premium', { ...plans, 'characters.exclusive': pageOf([mara]) });
  await screen.findByRole('heading', { name: 'Exclusive characters' });
  const ways = screen
    .getAllByRole<HTMLAnchorElement>('link')
    .map((link) => link.getAttribute('href'));
  expect(ways).toContain(`/${mara.slug}/${mara.id}/chat`);
  const all = screen.getByRole('link', { name: 'See all: Exclusive characters' });
  expect(all.getAttribute('href')).toBe('/exclusive');
  await screen.findByRole('link', { name: 'Meet them' });
});

test('without any, neither the page nor the list of benefits speaks of them', async () => {
  openScreen(<Premium />, '/premium', { ...plans, 'characters.exclusive': pageOf([]) });
  await screen.findByText('Unlimited messages within fair use');
  expect(screen.queryByText(/Exclusive characters/)).toBeNull();
});
