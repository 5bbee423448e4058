// The site's settings: typed values are previewed, and only changed ones are sent.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SiteSettings } from '@velour/contract/site-settings.ts';
import { expect, test } from 'vitest';
import { fakeServer, refuse } from '../../../lib/fake-server.ts';
import { renderScreen } from '../../../lib/screen-fixture.tsx';
import { Settings } from './settings.tsx';
import { readLinks, readRegions } from './settings-fields.ts';

const stored: SiteSettings = {
  name: 'Velour',
  tagline: 'Company with character.',
  accent: '',
  logo_url: '',
  banner_dome: '',
  support_email: 'support@rose.example',
  community_url: '',
  affiliates_url: '',
  affiliate_report_url: '',
  affiliate_parameters: ['click_id', 'ref'],
  landing_one: 'both',
  explore_grid: 'both',
  tag_manager_id: '',
  analytics_kind: '',
  analytics_url: '',
  analytics_site: '',
  socials: [{ label: 'Discord', url: 'https://discord.example/rose' }],
  sister_apps: [],
  operator_name: '',
  operator_address: '',
  governing_law: '',
  privacy_email: '',
  removal_email: '',
  effective_from: '',
  policy_changes: '',
  content_rating: 'sfw',
  real_persons: [],
  regions: {},
  other_regions: 'open',
  trial_messages: 3,
  daily_messages: 20,
  daily_plan_messages: 1_000,
  messages_per_minute: 20,
  sign_up_tokens: 0,
  hide_account_existence: false,
  admins_need_second_factor: false,
  origins: [],
  visible_ai_label: false,
};

function open(changeSite: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    'operations.site': stored,
    'operations.changeSite': stored,
    'curation.domes': { domes: [] },
    'operations.features': { features: [{ feature: 'gifts', is_on: true }] },
    'operations.switchFeature': { feature: 'gifts', is_on: false },
    ...changeSite,
  });
  renderScreen(<Settings />, '/admin/site');
  return server;
}

async function type(label: string, text: string) {
  const user = userEvent.setup();
  const field = await screen.findByLabelText(new RegExp(`^${label}`));
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
  return user;
}

test('only changed settings are sent, and the preview shows them before', async () => {
  const server = open();
  await screen.findByLabelText(/^Name/);
  expect(screen.queryByText('Not saved yet')).toBeNull();
  await type('Name', 'Rose');
  screen.getByText('Not saved yet');
  expect(screen.getByLabelText('Preview').textContent).toContain('Rose');
  const user = await type('Free messages a day', '30');
  await type('Tokens at sign-up', '60');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await expect
    .poll(() => server.bodiesOf('operations.changeSite'))
    .toEqual([{ name: 'Rose', daily_messages: 30, sign_up_tokens: 60 }]);
});

test('an accent is previewed as the theme will show it, once it is a color', async () => {
  open();
  const previewed = () => screen.getByLabelText('Preview').querySelector<HTMLElement>('.glow');
  await type('Accent color', '#1f6');
  expect(previewed()?.dataset['brand']).toBeUndefined();
  await type('Accent color', '#1f6feb');
  expect(previewed()?.dataset['brand']).toBe('');
  expect(previewed()?.style.getPropertyValue('--brand')).toBe('#1f6feb');
});

test('a switch is sent when it was changed', async () => {
  const server = open();
  const user = userEvent.setup();
  await user.click(await screen.findByLabelText('Every admin needs a second factor'));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await expect
    .poll(() => server.bodiesOf('operations.changeSite'))
    .toEqual([{ admins_need_second_factor: true }]);
});

test('a feature is switched off at once', async () => {
  const server = open();
  await userEvent.click(await screen.findByRole('switch', { name: 'Gifts and tips' }));
  await expect.poll(() => server.bodiesOf('operations.switchFeature')).toEqual([{ is_on: false }]);
  expect(server.sentTo('operations.switchFeature')[0]?.params).toEqual({ feature: 'gifts' });
});

test('a refusal of the server is shown at its field', async () => {
  open({
    'operations.changeSite': refuse('request.invalid', {
      errors: [{ field: 'accent', message: 'Use a color such as #b5305a' }],
    }),
  });
  const user = await type('Accent color', 'pink');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Use a color such as #b5305a')).toBeDefined();
});

test('links are read line by line, each with a name and an address', () => {
  expect(readLinks('Discord https://a.example\n\n Our shop  https://b.example/x ')).toEqual([
    { label: 'Discord', url: 'https://a.example' },
    { label: 'Our shop', url: 'https://b.example/x' },
  ]);
  expect(readLinks('Discord')).toBeUndefined();
  expect(readLinks('Discord javascript:alert(1)')).toBeUndefined();
});

test('regions are read line by line, each with a code and a rule', () => {
  expect(readRegions('gb verified\n\nUS-TX: Refused')).toEqual({
    GB: 'verified',
    'US-TX': 'refused',
  });
  for (const wrong of ['Britain verified', 'GB', 'GB closed', 'GB open now'])
    expect(readRegions(wrong)).toBeUndefined();
});

test('lists of names and addresses are separated by spaces and lines, and invalid items are named', async () => {
  const server = open();
  await type('Report purchases to', 'https://net.example/report');
  await type('Parameters of affiliate links', 'click_id, sub_id  ref');
  const user = await type('Other origins', 'https://app.example/path');
  await user.tab();
  expect(await screen.findByText(/^Each line needs an address without a path/)).toBeDefined();
  await type('Other origins', 'https://app.example\n\nhttp://localhost:5174');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await expect
    .poll(() => server.bodiesOf('operations.changeSite'))
    .toEqual([
      {
        affiliate_report_url: 'https://net.example/report',
        affiliate_parameters: ['click_id', 'sub_id', 'ref'],
        origins: ['https://app.example', 'http://localhost:5174'],
      },
    ]);
});

test('a banner whose dome was deleted is shown as such', async () => {
  open({ 'operations.site': { ...stored, banner_dome: 'gone' } });
  expect(await screen.findByText(/^A deleted dome/)).toBeDefined();
});

test('real people are listed by line, and their names keep their spaces', async () => {
  const server = open();
  await type('Real people', 'x'.repeat(81));
  const user = userEvent.setup();
  await user.tab();
  expect(await screen.findByText(/^Each line needs a name/)).toBeDefined();
  await type('Real people', 'Quillon Varnbek\n\n 佐藤 美咲 ');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await expect
    .poll(() => server.bodiesOf('operations.changeSite'))
    .toEqual([{ real_persons: ['Quillon Varnbek', '佐藤 美咲'] }]);
});

test('the regions that were typed are sent as a table', async () => {
  const server = open();
  const user = await type('Rules by region', 'GB verified');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await expect
    .poll(() => server.bodiesOf('operations.changeSite'))
    .toEqual([{ regions: { GB: 'verified' } }]);
});
