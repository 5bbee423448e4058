// Navigation: no partial screens, the latest navigation wins, and the scroll position is restored.
import { act, render, screen, waitFor } from '@testing-library/react';
import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
  useNavigate,
} from 'react-router';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Link } from '../../ui/link.tsx';
import { Menu } from '../../ui/menu.tsx';
import { OpenModal } from '../../ui/open-modal.tsx';
import { PageRouter } from './page-router.tsx';
import { createScreen } from './screen.tsx';

function open() {
  const pending = new Map<string, (file: { Component: () => string }) => void>();
  const later = (name: string) =>
    createScreen(
      () =>
        new Promise<{ Component: () => string }>((finishLoading) =>
          pending.set(name, finishLoading),
        ),
      { handle: {}, Waiting: () => 'waiting' },
    );
  const routes = [
    { path: '/', element: 'home' },
    { path: '/slow', ...later('slow') },
    { path: '/other', ...later('other') },
  ];
  const history = createMemoryHistory({ initialEntries: ['/'], v5Compat: true });
  render(<PageRouter routes={routes} history={history} />);
  const finishLoading = (name: string) =>
    act(async () => pending.get(name)?.({ Component: () => `the ${name} screen` }));
  return { history, finishLoading };
}

test('the old screen stays until the code of the next one is loaded', async () => {
  const { history, finishLoading } = open();
  act(() => history.push('/slow'));
  expect(screen.getByText('home')).toBeDefined();
  await finishLoading('slow');
  await waitFor(() => expect(screen.getByText('the slow screen')).toBeDefined());
});

test('the back button closes open overlays, the last one first, and then navigates back', async () => {
  const user = userEvent.setup();
  function Chat() {
    const [open, setOpen] = useState(false);
    const menu = (
      <Menu trigger={<button type="button">menu</button>} items={[{ label: 'one', icon: X }]} />
    );
    return (
      <main>
        <button type="button" onClick={() => setOpen(true)}>
          open
        </button>
        <OpenModal title="About" open={open} onClose={() => setOpen(false)}>
          {menu}
        </OpenModal>
      </main>
    );
  }
  const routes = [
    { path: '/', element: 'home' },
    { path: '/chat', element: <Chat /> },
  ];
  const history = createMemoryHistory({ initialEntries: ['/', '/chat'], v5Compat: true });
  render(<PageRouter routes={routes} history={history} />);
  const back = () => act(() => history.go(-1));
  await user.click(screen.getByText('open'));
  await screen.findByRole('dialog', { name: 'About' });
  await user.click(screen.getByText('menu'));
  await screen.findByRole('menuitem', { name: 'one' });
  back();
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
  expect(screen.getByRole('dialog', { name: 'About' })).toBeDefined();
  back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([history.location.pathname, screen.getByText('open').textContent]).toEqual([
    '/chat',
    'open',
  ]);
  back();
  await screen.findByText('home');
  expect(history.location.pathname).toBe('/');
});

test('on the first page of a visit the way back closes a dialog, too, and then leaves', async () => {
  const user = userEvent.setup();
  function Chat() {
    const [open, setOpen] = useState(false);
    return (
      <main>
        <button type="button" onClick={() => setOpen(true)}>
          open
        </button>
        <OpenModal title="About" open={open} onClose={() => setOpen(false)} />
      </main>
    );
  }
  window.history.pushState(null, '', '/before');
  window.history.pushState(null, '', '/chat');
  const history = createBrowserHistory({ v5Compat: true });
  render(<PageRouter routes={[{ path: '/chat', element: <Chat /> }]} history={history} />);
  const closeByWayBack = async () => {
    await user.click(screen.getByText('open'));
    await screen.findByRole('dialog', { name: 'About' });
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(history.location.pathname).toBe('/chat'));
  };
  await closeByWayBack();
  await closeByWayBack();
  act(() => window.history.back());
  await waitFor(() => expect(window.location.pathname).toBe('/before'));
});

test('a dialog that is closed on the first page of a visit leaves no entry that a press of Back would be lost on', async () => {
  const user = userEvent.setup();
  function Chat() {
    const [open, setOpen] = useState(false);
    return (
      <main>
        <button type="button" onClick={() => setOpen(true)}>
          open
        </button>
        <OpenModal title="About" open={open} onClose={() => setOpen(false)}>
          <Link to="/more" onClick={() => setOpen(false)}>
            more
          </Link>
        </OpenModal>
      </main>
    );
  }
  window.history.pushState(null, '', '/chat');
  const history = createBrowserHistory({ v5Compat: true });
  const routes = [
    { path: '/chat', element: <Chat /> },
    { path: '/more', element: <p>about her</p> },
  ];
  render(<PageRouter routes={routes} history={history} />);
  const entry = () => window.history.state.idx as unknown;
  const openAndClose = async () => {
    await user.click(screen.getByText('open'));
    await screen.findByRole('dialog', { name: 'About' });
    expect(entry()).toBe(1);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(entry()).toBe(0));
  };
  await openAndClose();
  await openAndClose();
  await user.click(screen.getByText('open'));
  await user.click(await screen.findByText('more'));
  await screen.findByText('about her');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.pathname).toBe('/more');
  act(() => window.history.back());
  await screen.findByText('open');
});

test('a dialog that only its own buttons close does not keep anyone from leaving', async () => {
  const routes = [
    { path: '/', element: 'home' },
    {
      path: '/codes',
      element: <OpenModal title="Codes" dismissible={false} onClose={() => undefined} />,
    },
  ];
  const history = createMemoryHistory({ initialEntries: ['/', '/codes'], v5Compat: true });
  render(<PageRouter routes={routes} history={history} />);
  await screen.findByRole('dialog', { name: 'Codes' });
  act(() => history.go(-1));
  await screen.findByText('home');
});

test('pointing at a link loads its screen ahead, and a failure of that changes nothing', async () => {
  const load = vi
    .fn<() => Promise<{ Component: () => string }>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ Component: () => 'the screen' });
  const routes = [
    { path: '/', element: <Link to="/ahead">go</Link> },
    { path: '/ahead', ...createScreen(load, { handle: {}, Waiting: () => 'waiting' }) },
  ];
  const history = createMemoryHistory({ initialEntries: ['/'], v5Compat: true });
  render(<PageRouter routes={routes} history={history} />);
  await userEvent.hover(screen.getByText('go'));
  await userEvent.unhover(screen.getByText('go'));
  expect(load).toHaveBeenCalledOnce();
  await userEvent.hover(screen.getByText('go'));
  expect(load).toHaveBeenCalledTimes(2);
  await userEvent.click(screen.getByText('go'));
  expect(screen.getByText('the screen')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a second navigation while the first loads wins', async () => {
  const { history, finishLoading } = open();
  act(() => history.push('/slow'));
  act(() => history.push('/other'));
  await finishLoading('other');
  await finishLoading('slow');
  await waitFor(() => expect(screen.getByText('the other screen')).toBeDefined());
  expect(screen.queryByText('the slow screen')).toBeNull();
});

function Leaving() {
  const navigate = useNavigate();
  useLayoutEffect(() => void navigate('/', { replace: true }), [navigate]);
  return 'leaving';
}

test('a screen that is left as it appears is left, also the first one', () => {
  const routes = [
    { path: '/', element: 'home' },
    { path: '/leaving', element: <Leaving /> },
  ];
  const history = createMemoryHistory({ initialEntries: ['/leaving'], v5Compat: true });
  render(<PageRouter routes={routes} history={history} />);
  expect(screen.getByText('home')).toBeDefined();
  expect(screen.queryByText('leaving')).toBeNull();
});

test('a new screen starts at the top, and going back restores the scroll position', async () => {
  const { history, finishLoading } = open();
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640);
  act(() => history.push('/slow'));
  await finishLoading('slow');
  await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 0));
  act(() => history.go(-1));
  await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 640));
  vi.restoreAllMocks();
});

function FieldWithFocus() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return <input ref={field} />;
}

test('a pressed link that leaves with its screen leaves the focus to the next one’s content', () => {
  const routes = [
    { path: '/', element: <a href="/next">Next</a> },
    { path: '/next', element: <main tabIndex={-1}>next</main> },
    { path: '/field', element: <FieldWithFocus /> },
  ];
  const history = createMemoryHistory({ initialEntries: ['/'], v5Compat: true });
  render(<PageRouter routes={routes} history={history} />);
  screen.getByRole('link').focus();
  act(() => history.push('/next'));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  act(() => history.push('/field'));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test('a page loaded at another address starts at the top', () => {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640);
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const load = (address: string) => {
    const routes = [{ path: '*', element: 'a screen' }];
    const entry = { pathname: address, key: 'default' };
    const history = createMemoryHistory({ initialEntries: [entry], v5Compat: true });
    const { unmount } = render(<PageRouter routes={routes} history={history} />);
    window.dispatchEvent(new Event('pagehide'));
    unmount();
  };
  load('/long');
  load('/other');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  load('/long');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 640);
  // A new visit, as by a link of another site.
  const visit = {
    type: 'navigate',
    name: '/long',
    entryType: 'navigation',
    startTime: 0,
    duration: 0,
    toJSON: () => '',
  };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([visit]);
  load('/long');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  vi.restoreAllMocks();
});
