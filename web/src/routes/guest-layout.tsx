// The layout of the sign-in screens: only the site's name, without distractions.
import { Outlet } from 'react-router';
import { Brand } from '../features/site/brand.tsx';
import { RemovalLink } from '../features/site/removal-link.tsx';
import { SkipLink } from '../features/site/skip-link.tsx';

export function GuestLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="mx-auto flex h-(--top-bar) w-full max-w-page items-center px-4 lg:px-8">
        <Brand />
      </header>
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col justify-center">
        <Outlet />
      </main>
      <RemovalLink />
    </div>
  );
}
