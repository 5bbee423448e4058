// The root of every screen: toasts, overlays, the age gate, scroll restoration, and removing codes from the address.
import { lazy, Suspense, useEffect, useLayoutEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { dailyTime, followDailyTime } from '../lib/daily-time.ts';
import { discreet } from '../lib/discreet.ts';
import { hasCode } from '../lib/hash-code.ts';
import { Boundary } from '../lib/navigation/boundary.tsx';
import { loadPage } from '../lib/load-page.ts';
import { TitleAnnouncer } from '../lib/navigation/title-announcer.tsx';
import { AgeGate } from '../features/safety/age-gate.tsx';
import { giftDialog, overlays } from '../lib/overlays.ts';
import { paths } from '../lib/paths.ts';
import { siteConfig } from '../lib/site-config.ts';
import { refusedRegion } from '../lib/refused-region.ts';
import { session, useSession } from '../lib/session.ts';
import { useStore } from '../lib/store.ts';
import { toasts } from '../lib/toasts.ts';
import { Toaster } from '../ui/toaster.tsx';
import { useFirstPass } from '../ui/use-first-pass.ts';
import { Broken } from './broken.tsx';
import { SlowNotice } from './slow-notice.tsx';

const RefusedRegion = lazy(() => loadPage(() => import('../features/safety/refused-region.tsx')));

const TimeReminder = lazy(() => loadPage(() => import('../features/safety/time-reminder.tsx')));

const AgeCheckDialog = lazy(() =>
  loadPage(() => import('../features/safety/age-check-dialog.tsx')),
);

const SignInModal = lazy(() => loadPage(() => import('../features/account/sign-in-modal.tsx')));

const TopUpModal = lazy(() =>
  loadPage(() => import('../features/payments/top-up/top-up-modal.tsx')),
);

const ReportDialog = lazy(() => loadPage(() => import('../features/reports/report-dialog.tsx')));

const GiftDialog = lazy(() => loadPage(() => import('../features/gifts/gift-dialog.tsx')));

const PoliciesGate = lazy(() => loadPage(() => import('../features/account/policies-gate.tsx')));

const SecondStep = lazy(() =>
  loadPage(() => import('../features/account/second-factor/second-step.tsx')),
);

const LockScreen = lazy(() => loadPage(() => import('../features/privacy/lock-screen.tsx')));

const PageViewCounter = lazy(() =>
  loadPage(() => import('../features/analytics/page-view-counter.tsx')),
);

const MemberEvents = lazy(() => loadPage(() => import('./member-events.tsx')));

export function Root() {
  useCodeClearing();
  const place = useLocation().pathname;
  const { second_factor_needed } = useSession();
  const isRefused = useStore(refusedRegion) && !isForEveryone(place);
  const { locked } = useStore(discreet);
  const shownToasts = useStore(toasts);
  if (locked)
    return (
      <Suspense>
        <LockScreen />
      </Suspense>
    );
  return (
    <>
      <Boundary fallback={<Broken />} place={place}>
        {isRefused ? (
          <Suspense>
            <RefusedRegion />
          </Suspense>
        ) : second_factor_needed ? (
          <Suspense>
            <SecondStep />
          </Suspense>
        ) : (
          <Outlet />
        )}
      </Boundary>
      <SlowNotice />
      <TitleAnnouncer />
      {!second_factor_needed && !isRefused && <Overlays />}
      <Toaster
        toasts={shownToasts}
        onClose={toasts.close}
        onPause={toasts.pause}
        onResume={toasts.resume}
      />
    </>
  );
}

const isForEveryone = (place: string): boolean =>
  [paths.removal(), paths.terms(), paths.privacy(), paths.exemption(), paths.safety()].some(
    (path) => place.startsWith(path),
  );

/** The age gate, and the age check if the age gate is not enough. */
function AgeChecks() {
  const open = useStore(overlays);
  const { ageConfirmed } = useSession();
  // The removal form and the safety page have no age gate.
  const place = useLocation().pathname;
  const isForAnybody = place.startsWith(paths.removal()) || place.startsWith(paths.safety());
  // The server does not know the visitor's answer: it renders the gate for those that have given none.
  const isKnown = !useFirstPass();
  if (((!isKnown || !ageConfirmed) && !isForAnybody) || open?.name === 'age-gate')
    return <AgeGate isOpen={isKnown} onAnswer={overlays.close} />;
  return open?.name === 'age-check' ? <AgeCheckDialog onClose={overlays.close} /> : null;
}

function Overlays() {
  const open = useStore(overlays);
  const { kind, returning } = useSession();
  const isMember = kind === 'member' && !returning;
  // The server does not know the visitor's answer.
  const isKnown = !useFirstPass();
  return (
    <Suspense>
      <AgeChecks />
      {open?.name === 'sign-in' && (
        <SignInModal reason={open.reason} newcomer={open.newcomer} onClose={overlays.close} />
      )}
      {open?.name === 'report' && <ReportDialog {...open} onClose={overlays.close} />}
      <Gifts />
      {/* After signing in, the requested overlay opens. */}
      {open?.name === 'top-up' && kind !== 'member' && <SignInModal onClose={closeForGuests} />}
      {open?.name === 'top-up' && isMember && (
        <TopUpModal
          key={open.type}
          type={open.type}
          reason={open.reason}
          onClose={overlays.close}
        />
      )}
      <Policies />
      {isKnown && (
        // A boundary of its own: the transition that ends the first pass does not wait for their code.
        <Suspense>
          <Counting />
          <Visits />
          <DailyTime />
          {isMember && <MemberEvents />}
        </Suspense>
      )}
    </Suspense>
  );
}

/**
 * Shown over every screen except the legal texts, and the profile, where members can export or delete their account.
 */
function Policies() {
  const { policies_due, ageConfirmed, returning } = useSession();
  const place = useLocation().pathname;
  if (!policies_due || returning || !ageConfirmed || isForEveryone(place)) return null;
  return place.startsWith(paths.profile()) ? null : <PoliciesGate due={policies_due} />;
}

/** The analytics consent, not shown before the age gate, or without analytics. */
function Counting() {
  const { ageConfirmed } = useSession();
  return ageConfirmed && siteConfig.analytics !== null ? <PageViewCounter /> : null;
}

/** If its code is blocked, the visit is not counted; nothing else depends on it. */
function Visits() {
  const { kind, returning } = useSession();
  useEffect(() => {
    // A returning member is counted with the account, once the token has been refreshed.
    if (returning) return;
    void import('../features/analytics/visits.ts').then(
      ({ countVisit }) => countVisit(kind),
      () => undefined,
    );
  }, [kind, returning]);
  return null;
}

/** The dialog's code is loaded when a reminder is due. */
function DailyTime() {
  const minutes = useStore(dailyTime.due);
  useEffect(followDailyTime, []);
  return minutes === undefined ? null : <TimeReminder minutes={minutes} />;
}

function Gifts() {
  const to = useStore(giftDialog);
  return to && <GiftDialog {...to} onClose={giftDialog.close} />;
}

const closeForGuests = () => {
  if (session.read().kind !== 'member') overlays.close();
};

function useCodeClearing() {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const signedIn = useSession().kind === 'member';
  useLayoutEffect(() => {
    if (!hasCode(hash)) return;
    void navigate(signedIn ? paths.home() : { pathname, search, hash: '' }, { replace: true });
  }, [hash, pathname, search, signedIn, navigate]);
}
