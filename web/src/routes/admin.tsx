// The layout of the admin's screens: the way between them, and one of them.
import { Outlet } from 'react-router';
import { AdminNav } from '../features/admin/admin-nav.tsx';

export function Component() {
  return (
    <>
      <div className="mx-auto w-full max-w-5xl px-4 pt-3 lg:pt-6">
        <AdminNav />
      </div>
      <Outlet />
    </>
  );
}
