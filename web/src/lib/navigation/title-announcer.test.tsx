// Screen reader announcements after navigations within the page.
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Outlet, Route, Routes } from 'react-router';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Link } from '../../ui/link.tsx';
import { PageTitle } from '../../ui/page.tsx';
import { renderScreen } from '../screen-fixture.tsx';
import { TitleAnnouncer } from './title-announcer.tsx';

function Chat() {
  const [name, setName] = useState('Chats');
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <button type="button" onClick={() => setName('Maren')}>
        The data comes
      </button>
    </>
  );
}

const frame = (
  <>
    <Outlet />
    <Link to="/chat">Open</Link>
    <TitleAnnouncer />
  </>
);

test('the next screen’s title is announced, and the title that arrives with its data', async () => {
  renderScreen(
    <Routes>
      <Route element={frame}>
        <Route index element={<PageTitle>Home</PageTitle>} />
        <Route path="chat" element={<Chat />} />
      </Route>
    </Routes>,
  );
  const announced = () => screen.getByRole('status').textContent;
  await waitFor(() => expect(document.title).toMatch(/^Home/));
  // The first title is announced with the document.
  expect(announced()).toBe('');
  await userEvent.click(screen.getByRole('link', { name: 'Open' }));
  await waitFor(() => expect(announced()).toMatch(/^Chats/));
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(announced()).toMatch(/^Maren/));
});
