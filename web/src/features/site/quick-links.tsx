// The two links that do not fit in a phone's bottom bar, for visitors, who have no account menu.
import { GalleryHorizontalEnd, UsersRound } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { texts } from './texts.ts';

const links = [
  { to: paths.featured(), label: texts.menu.public, icon: UsersRound },
  { to: paths.gallery(), label: texts.menu.gallery, icon: GalleryHorizontalEnd },
];

export function QuickLinks() {
  return (
    <nav aria-label={texts.quick_links} className="flex flex-wrap gap-3 lg:hidden">
      {links.map(({ to, label, icon }) => (
        <Link
          key={to}
          to={to}
          className="flex min-h-11 flex-[1_1_8rem] items-center justify-center gap-2 rounded-control bg-raised-2 px-3 font-medium text-ink shadow-sheen hover:bg-raised-3"
        >
          <Icon of={icon} className="text-accent" />
          {label}
        </Link>
      ))}
    </nav>
  );
}
