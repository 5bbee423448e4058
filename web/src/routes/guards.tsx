// Who may see what lies below: each guard is a layout that shows its children or leads elsewhere.
import { Navigate, Outlet, useLocation } from 'react-router';
import { paths } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';

export function GuestOnly() {
  return useSession().kind === 'member' ? <Navigate to={paths.home()} replace /> : <Outlet />;
}

export function LoginRequired() {
  const { pathname, search, hash } = useLocation();
  if (useSession().kind === 'member') return <Outlet />;
  return <Navigate to={paths.login(pathname + search + hash)} replace />;
}

/** Stands below `LoginRequired`. */
export function AdminOnly() {
  return useSession().is_admin ? <Outlet /> : <Navigate to={paths.home()} replace />;
}
