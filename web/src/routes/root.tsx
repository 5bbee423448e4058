// Around every screen: toasts, overlays, the age gate, scroll positions, and the clearing of codes from the address.
import { lazy, Suspense, useLayoutEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router';
import { hasCode } from '../lib/hash-code.ts';
import { loadPage } from '../lib/load-page.ts';
import { overlays } from '../lib/overlays.ts';
import { paths } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';
import { useStore } from '../lib/store.ts';
import { toasts } from '../lib/toasts.ts';
import { Toaster } from '../ui/toaster.tsx';

const AgeGate = lazy(() => loadPage(() => import('../features/safety/age-gate.tsx')));

export function Root() {
  useCodeClearing();
  return (
    <>
      <Outlet />
      <Overlays />
      <Toaster toasts={useStore(toasts)} onClose={toasts.close} />
      <ScrollRestoration />
    </>
  );
}

function Overlays() {
  const open = useStore(overlays);
  const { age_confirmed } = useSession();
  return (
    <Suspense>
      {(!age_confirmed || open === 'age-gate') && <AgeGate onAnswer={overlays.close} />}
    </Suspense>
  );
}

function useCodeClearing() {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const signedIn = useSession().kind === 'member';
  useLayoutEffect(() => {
    if (!hasCode(hash)) return;
    void navigate(signedIn ? paths.home() : { pathname, search, hash: '' }, { replace: true });
  }, [hash, pathname, search, signedIn, navigate]);
}
