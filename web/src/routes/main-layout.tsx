// The layout of almost every screen: left menu and top bar on wide screens, top and bottom bars on narrow ones.
import { lazy, Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { AnnouncementBar, AnnouncementBox } from '../features/announcements/announcement-bar.tsx';
import { SearchBox } from '../features/catalogue/search/search-box.tsx';
import { isComingSoon } from '../features/site/coming-soon.ts';
import { BottomBar } from '../features/site/bottom-bar.tsx';
import { Footer } from '../features/site/footer.tsx';
import { SideMenu } from '../features/site/side-menu.tsx';
import { SkipLink } from '../features/site/skip-link.tsx';
import { TopBar } from '../features/site/top-bar.tsx';
import { formatDay } from '../lib/formats.ts';
import { paths } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';
import { useSiteStatus } from '../lib/site-status.ts';
import { loadPage } from '../lib/load-page.ts';
import { siteConfig } from '../lib/site-config.ts';
import { Boundary } from '../lib/navigation/boundary.tsx';
import { useNavigationState } from '../lib/navigation/page-router.tsx';
import { memory } from '../lib/storage.ts';
import { ProgressLine } from '../ui/progress-line.tsx';
import { Broken } from './broken.tsx';
import { ComingSoon } from './coming-soon.tsx';
import { useHandle } from './handle.ts';
import { texts } from './texts.ts';

/** Loaded lazily, because visitors have no tokens. */
const Balance = lazy(() => loadPage(() => import('../features/wallet/balance.tsx')));

/** Loaded lazily, because visitors have no inbox. */
const Bell = lazy(() => loadPage(() => import('../features/notifications/bell.tsx')));

export function MainLayout() {
  const { footer = false, bars = true, menu = 'wide' } = useHandle();
  const { pathname } = useLocation();
  const [small, toggle] = useSmallMenu(menu);
  const soon = isComingSoon(siteConfig.coming_soon, pathname);
  return (
    <div className="flex min-h-dvh">
      <SkipLink />
      <ProgressLine active={useNavigationState().moving} />
      <SideMenu small={small} onToggle={toggle} />
      <div className="flex min-w-0 flex-1 flex-col">
        {bars && <TopBar search={<SearchBox />} balance={<Balance />} bell={<Bell />} />}
        {bars && <Announced />}
        <main
          id="content"
          tabIndex={-1}
          className={`flex flex-1 flex-col ${footer ? aboveFooter : bars ? bottomRoom : ''}`}
        >
          <Boundary fallback={<Broken />} place={pathname}>
            <Suspense>{soon ? <ComingSoon /> : <Outlet />}</Suspense>
          </Boundary>
        </main>
        {footer && !soon && <Footer />}
      </div>
      {bars && <BottomBar />}
    </div>
  );
}

function Announced() {
  const { announcements } = useSiteStatus();
  const { kind, deletion_at } = useSession();
  if (deletion_at !== null) return <Deletion at={deletion_at} />;
  if (announcements.length === 0) return null;
  return <AnnouncementBar announcements={announcements} isMember={kind === 'member'} />;
}

/** On every screen, because a member may be back without knowing; the profile has it in full, with the button. */
function Deletion({ at }: { at: string }) {
  if (useLocation().pathname === paths.profile()) return null;
  const text = texts.deletion(formatDay(at));
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-1.5 pb-3 lg:px-8">
      <AnnouncementBox
        announcement={{ text, link: paths.profile(), link_label: texts.keep, tone: 'warning' }}
      />
    </div>
  );
}

/** The footer starts below the first screen, so that it does not move when the content above becomes shorter. */
const aboveFooter = 'min-h-[calc(100dvh-var(--top-bar))]';

const bottomRoom = 'max-lg:pb-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))]';

/** The screen's default until the menu is toggled; the user's choice is stored per browser. */
function useSmallMenu(begins: 'small' | 'wide'): [boolean, () => void] {
  const [chosen, setChosen] = useState(() => memory.read('menu'));
  const small = (chosen ?? begins) === 'small';
  const toggle = () => {
    const next = small ? 'wide' : 'small';
    memory.write('menu', next);
    setChosen(next);
  };
  return [small, toggle];
}
