// The way from one of the admin's screens to another.
import { NavLink } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { SideScroller } from '../../ui/side-scroller.tsx';
import { texts } from './texts.ts';

const screens = [
  { to: paths.adminCharacters(), label: texts.characters },
  { to: paths.adminDomes(), label: texts.domes },
  { to: paths.adminTags(), label: texts.tags },
  { to: paths.adminReview(), label: texts.review },
  { to: paths.adminEngines(), label: texts.engines },
];

const look = ({ isActive }: { isActive: boolean }) =>
  classNames(
    'touch flex min-h-9 shrink-0 items-center rounded-full px-3.5 text-sm whitespace-nowrap transition-colors',
    isActive
      ? 'bg-ink font-medium text-ground'
      : 'bg-raised-2 text-ink-soft shadow-sheen hover:bg-raised-3 hover:text-ink',
  );

export function AdminNav() {
  return (
    <nav aria-label={texts.screens}>
      <SideScroller label={texts.screens} className="gap-2">
        {screens.map(({ to, label }) => (
          <NavLink key={to} to={to} className={look}>
            {label}
          </NavLink>
        ))}
      </SideScroller>
    </nav>
  );
}
