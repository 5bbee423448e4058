// The layout of the admin screens: the navigation, and one screen.
import { Outlet } from 'react-router';
import { AdminNav } from '../features/site/admin/admin-nav.tsx';

export function Component() {
  return (
    <div className="mx-auto w-full max-w-page flex-1 lg:flex lg:gap-2 lg:px-4">
      <div className="px-4 pt-3 lg:w-52 lg:shrink-0 lg:px-0 lg:pt-4 lg:pb-10">
        <AdminNav />
      </div>
      <div className="min-w-0 flex-1 lg:*:mx-0">
        <Outlet />
      </div>
    </div>
  );
}
