// One entry of a menu: a link that shows whether it is current, or the sign-out.
import { useLocation } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { backTo } from '../../lib/places.ts';
import { useSignOut } from '../../lib/sign-out.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { AdminBadge } from './admin-badge.tsx';
import { isCurrent, type MenuEntry } from './menu-entries.ts';
import { useReturnAddress } from './use-own-address.ts';

type Shape = 'wide' | 'small' | 'bar';

const labels: Record<Shape, string> = {
  wide: 'min-w-0 flex-1 text-left',
  small: 'max-w-full wrap-anywhere',
  bar: 'max-w-full truncate',
};

const shapes: Record<Shape, string> = {
  wide: 'min-h-11 gap-3 px-3 py-2 text-base',
  small:
    'min-h-14 flex-col justify-center gap-1 px-px py-2 text-center text-xs leading-tight tracking-tight',
  // A bar of five entries cannot grow with the text, so its sizes stay close to 13 and 24 px.
  bar: '[&>svg]:size-[min(1.5rem,28px)] h-full flex-col justify-center gap-1 px-0.5 text-center text-[min(0.8125rem,3.4vw)] leading-tight',
};

export function MenuLink({ entry, shape }: { entry: MenuEntry; shape: Shape }) {
  const { pathname } = useLocation();
  const back = useReturnAddress();
  const signOut = useSignOut();
  const current = isCurrent(entry, pathname);
  const linkStyle = classNames(
    'relative flex w-full items-center rounded-control transition-colors',
    shapes[shape],
    current ? 'font-medium text-ink' : 'text-ink-soft hover:text-ink',
    shape !== 'bar' && (current ? 'bg-raised-2 shadow-sheen' : 'hover:bg-raised'),
  );
  const content = (
    <>
      <Icon
        of={entry.icon}
        size={shape === 'wide' ? 'sm' : 'md'}
        className={current ? 'text-accent' : ''}
      />
      <span className={labels[shape]}>{entry.label}</span>
      {entry.requiresAdmin && <AdminBadge isSmall={shape === 'small'} />}
    </>
  );
  if (entry.action === 'logout') {
    return (
      <button type="button" className={linkStyle} onClick={() => void signOut()}>
        {content}
      </button>
    );
  }
  const login = entry.action === 'login' && { to: paths.login(back) };
  // The entry of the current screen links to its start, other entries to where they were left.
  const goal = login || (current ? { to: entry.to } : backTo(entry.to));
  return (
    <Link {...goal} aria-current={current ? 'page' : undefined} className={linkStyle}>
      {content}
    </Link>
  );
}
