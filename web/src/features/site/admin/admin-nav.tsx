// The navigation between admin screens: a column next to them, or a row above them on narrow screens.
import { useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { matchPath, useLocation } from 'react-router';
import { waitsFor } from '../backlog.ts';
import { polled, q } from '../../../lib/queries.ts';
import { classNames } from '../../../ui/class-names.ts';
import { CountBadge } from '../../../ui/count-badge.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { groups } from './sections.ts';
import { texts } from './texts.ts';

const linkStyle = (isActive: boolean) =>
  classNames(
    'touch flex min-h-10 shrink-0 lg:min-h-8 items-center gap-2.5 text-sm whitespace-nowrap transition-colors',
    'max-lg:rounded-full max-lg:px-3.5 lg:rounded-control lg:px-3',
    isActive
      ? 'font-medium text-ink max-lg:bg-ink max-lg:text-ground lg:bg-raised-2 lg:shadow-sheen'
      : 'text-ink-soft hover:text-ink max-lg:bg-raised-2 max-lg:shadow-sheen lg:hover:bg-raised',
  );

export function AdminNav() {
  const { data: waiting } = useQuery(polled(q.stats.backlog()));
  const { pathname } = useLocation();
  const isActive = (to: string) => matchPath({ path: to, end: false }, pathname) !== null;
  return (
    <nav
      ref={useInSight()}
      aria-label={texts.screens}
      className={classNames(
        'flex max-lg:no-scrollbar max-lg:-mx-4 max-lg:gap-2 max-lg:overflow-x-auto max-lg:px-4 max-lg:py-1',
        'lg:sticky lg:top-[calc(var(--top-bar)+1rem)] lg:max-h-[calc(100dvh-var(--top-bar)-1.25rem)] lg:fade-below lg:flex-col lg:gap-2.5 lg:overflow-y-auto lg:[--fade-to:var(--ground)] lg:[scrollbar-width:thin]',
      )}
    >
      {groups.map(({ title, sections }) => (
        <div key={title} className="max-lg:contents">
          <h2 className="px-3 pb-1 text-xs text-ink-faint max-lg:sr-only">{title}</h2>
          <ul className="max-lg:contents lg:flex lg:flex-col">
            {sections.map(({ to, label, icon, waits }) => (
              <li key={to} className="max-lg:contents">
                <Link
                  to={to}
                  aria-current={isActive(to) ? 'page' : undefined}
                  className={linkStyle(isActive(to))}
                >
                  <Icon of={icon} size="xs" />
                  {label}
                  {waits && waiting && <Badge count={waitsFor[waits](waiting)} />}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Badge({ count }: { count: number }) {
  return <CountBadge count={count} label={texts.waiting(count)} className="lg:ml-auto" />;
}

/** Scrolls the current screen's link into view, in the row and in a column longer than the window. */
function useInSight() {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const present = nav.current?.querySelector<HTMLElement>('[aria-current=page]');
    if (!present || !nav.current) return;
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = present;
    nav.current.scrollLeft = offsetLeft - (nav.current.clientWidth - offsetWidth) / 2;
    nav.current.scrollTop = offsetTop - (nav.current.clientHeight - offsetHeight) / 2;
  }, [pathname]);
  return nav;
}
