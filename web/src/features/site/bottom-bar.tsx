// The navigation bar at the bottom of narrow screens, above the phone's gesture area.
import { useSession } from '../../lib/session.ts';
import { entriesFor } from './menu-entries.ts';
import { MenuLink } from './menu-link.tsx';
import { texts } from './texts.ts';

export function BottomBar() {
  const who = useSession();
  return (
    <nav
      aria-label={texts.mobile_label}
      className="fixed inset-x-0 bottom-0 z-(--z-bar) bg-raised pb-[env(safe-area-inset-bottom)] shadow-sheen lg:hidden"
    >
      <ul className="mx-auto flex h-(--bottom-bar) max-w-xl items-stretch px-1">
        {entriesFor('mobile', who).map((entry) => (
          <li key={entry.label} className="min-w-0 flex-1">
            <MenuLink entry={entry} shape="bar" />
          </li>
        ))}
      </ul>
    </nav>
  );
}
