// Announcements for admins: created with a preview, and ended.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListedAnnouncement } from '@velour/contract/announcements.ts';
import { expect, test } from 'vitest';
import { idOf } from '../../shared/admin/fixtures.ts';
import { openScreen } from '../../../lib/screen-fixture.tsx';
import { Announcements } from './announcements.tsx';

const live: ListedAnnouncement = {
  id: idOf(1),
  text: 'New voices.',
  link: '',
  link_label: '',
  tone: 'good',
  audience: 'members',
  from: '2026-05-01T00:00:00.000Z',
  until: null,
  state: 'live',
};

function open() {
  const announcements: ListedAnnouncement[] = [
    live,
    { ...live, id: idOf(2), text: 'Past.', state: 'ended' },
  ];
  return openScreen(<Announcements />, '/admin/announcements', {
    'announcements.list': { announcements },
    'announcements.add': live,
    'announcements.end': { ...live, state: 'ended' },
  });
}

test('typed text is previewed and sent; a foreign link and an end in the past are refused', async () => {
  const user = userEvent.setup();
  const server = open();
  await user.click(await screen.findByRole('button', { name: 'New announcement' }));
  const dialog = await screen.findByRole('dialog', { name: 'New announcement' });
  const field = (name: RegExp) => within(dialog).getByLabelText(name);
  await user.type(field(/^Text/), 'Maintenance tonight.');
  const preview = within(dialog).getByRole('region', { name: 'Announcement' });
  expect(preview.textContent).toContain('Maintenance tonight.');
  await user.type(field(/^Link(?! text)/), 'https://elsewhere.example');
  await user.type(field(/^Ends/), '2020-01-01T10:00');
  await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
  expect(within(dialog).getByText(/leave out the site’s web address/)).toBeTruthy();
  expect(within(dialog).getByText(/has to be after the start/)).toBeTruthy();
  expect(server.sentTo('announcements.add')).toEqual([]);
  await user.clear(field(/^Ends/));
  await user.clear(field(/^Link(?! text)/));
  await user.type(field(/^Link(?! text)/), '/premium');
  await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
  await waitFor(() =>
    expect(server.bodiesOf('announcements.add')).toEqual([
      {
        text: 'Maintenance tonight.',
        link: '/premium',
        link_label: '',
        tone: 'info',
        audience: 'everyone',
        from: null,
        until: null,
      },
    ]),
  );
});

test('a live one can be ended, a past one cannot', async () => {
  const server = open();
  await userEvent.click(await screen.findByRole('button', { name: 'End now: New voices.' }));
  expect(screen.queryByRole('button', { name: 'End now: Past.' })).toBeNull();
  await waitFor(() =>
    expect(server.sentTo('announcements.end')[0]?.params).toEqual({ announcement_id: live.id }),
  );
});
