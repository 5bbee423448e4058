// One entry of a menu: a link that knows whether it is the current one, or the way out.
import { useLocation, useNavigate, Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { session } from '../../lib/session.ts';
import { toasts } from '../../lib/toasts.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { isCurrent, type MenuEntry } from './menu-entries.ts';
import { texts } from './texts.ts';

type Shape = 'wide' | 'small' | 'bar';

const labels: Record<Shape, string> = {
  wide: 'min-w-0 flex-1 text-left',
  small: 'line-clamp-2 max-w-full',
  bar: 'max-w-full truncate',
};

const shapes: Record<Shape, string> = {
  wide: 'min-h-11 gap-3 px-3 py-2 text-base',
  small:
    'min-h-14 flex-col justify-center gap-1 px-0.5 py-2 text-center text-xs leading-tight tracking-tight hyphens-auto',
  // A bar of five cannot grow with the text; it stays at 13 px or a little above.
  bar: 'h-full flex-col justify-center gap-0.5 px-0.5 text-center text-[min(0.8125rem,3.4vw)] leading-tight',
};

export function MenuLink({ entry, shape }: { entry: MenuEntry; shape: Shape }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const current = isCurrent(entry, pathname);
  const look = classNames(
    'flex w-full items-center rounded-control transition-colors',
    shapes[shape],
    current ? 'font-medium text-ink' : 'text-ink-soft hover:text-ink',
    shape !== 'bar' && (current ? 'bg-raised-2' : 'hover:bg-raised'),
  );
  const content = (
    <>
      <Icon
        of={entry.icon}
        size={shape === 'wide' ? 'sm' : 'md'}
        className={current ? 'text-accent' : ''}
      />
      <span className={labels[shape]}>{entry.label}</span>
    </>
  );
  if (entry.action === 'logout') {
    const logOut = async () => {
      // Home first: a guard would otherwise lead to the login page.
      await navigate(paths.home());
      session.leave();
      toasts.success(texts.logged_out);
    };
    return (
      <button type="button" className={look} onClick={() => void logOut()}>
        {content}
      </button>
    );
  }
  const back = pathname === '/' ? undefined : pathname + search;
  return (
    <Link
      to={entry.action === 'login' ? paths.login(back) : entry.to}
      aria-current={current ? 'page' : undefined}
      className={look}
    >
      {content}
    </Link>
  );
}
