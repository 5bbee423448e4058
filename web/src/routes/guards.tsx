// Route guards: each is a layout that renders its children or redirects.
import { Navigate, Outlet, useLocation } from 'react-router';
import { useNavigationState } from '../lib/navigation/page-router.tsx';
import { paths } from '../lib/paths.ts';
import { safeRedirect } from '../lib/redirect.ts';
import { useSession } from '../lib/session.ts';
import { PageWaiting } from './page-skeleton.tsx';

/** Redirects members home, or to the page where a guard stopped them. */
export function GuestOnly() {
  const { kind, returning } = useSession();
  const { search } = useLocation();
  if (returning) return <PageWaiting />;
  if (kind !== 'member') return <Outlet />;
  const target = safeRedirect(new URLSearchParams(search).get('redirect'));
  return <Leading to={target ?? paths.home()} />;
}

export function LoginRequired() {
  const { pathname, search, hash } = useLocation();
  const { kind, returning } = useSession();
  const { moving } = useNavigationState();
  if (returning) return <PageWaiting />;
  if (kind === 'member') return <Outlet />;
  // The member is signing out and on the way home.
  if (moving) return <PageWaiting />;
  return <Leading to={paths.login(pathname + search + hash)} />;
}

/** Must be nested in `LoginRequired`. */
export function AdminOnly() {
  return useSession().is_admin ? <Outlet /> : <Leading to={paths.home()} />;
}

/** Shows a skeleton while the code of the other screen is loading. */
const Leading = ({ to }: { to: string }) => (
  <>
    <Navigate to={to} replace />
    <PageWaiting />
  </>
);
