// The profile: all sections of the member's own account on one page.
import { lazy, Suspense, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import type { User } from '@velour/contract/account.ts';
import { formatDay } from '../../../lib/formats.ts';
import { loadPage } from '../../../lib/load-page.ts';
import { useSignOut } from '../../../lib/sign-out.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { AccountSection } from './account-section.tsx';
import { DeletionBanner } from './deletion-banner.tsx';
import { DevicesSection } from './devices-section.tsx';
import { AppearanceSection } from './appearance-section.tsx';
import { MailSection } from './mail-section.tsx';
import { OwnDataSection } from './own-data-section.tsx';
import { PlanSection } from './plan-section.tsx';
import { ownUser } from './queries.ts';
import { texts } from './texts.ts';

const SecondFactorSection = lazy(() =>
  loadPage(() => import('../second-factor/second-factor-section.tsx')),
);

/** `notifications`: a section of another feature. */
export function Profile({ notifications }: { notifications?: ReactNode }) {
  const { data: user, isError, refetch } = useQuery(ownUser);
  if (user) return <Known user={user} notifications={notifications} />;
  if (!isError) return <Waiting />;
  return (
    <ErrorState title={texts.failed} level="h1" onRetry={() => void refetch()}>
      {texts.failed_sentence}
    </ErrorState>
  );
}

function Known({ user, notifications }: { user: User; notifications: ReactNode }) {
  const signOut = useSignOut();
  return (
    <>
      <header className="flex items-center gap-4 px-1">
        <Avatar name={user.name} size="lg" />
        <div className="min-w-0">
          <h1 className="sr-only">{texts.title}</h1>
          <p className="font-display text-2xl">{user.name}</p>
          <p className="text-sm text-ink-faint">{texts.since(formatDay(user.created_at))}</p>
        </div>
      </header>
      {user.deletion_at && <DeletionBanner deletion_at={user.deletion_at} />}
      <AccountSection user={user} />
      <PlanSection user={user} />
      <AppearanceSection />
      <MailSection user={user} />
      {notifications}
      {user.is_admin && (
        <Suspense>
          <SecondFactorSection />
        </Suspense>
      )}
      <DevicesSection />
      <OwnDataSection user={user} />
      <Button size="lg" icon={LogOut} onClick={() => void signOut()}>
        {texts.logout}
      </Button>
    </>
  );
}

function Waiting() {
  return (
    <Loading label={texts.loading} className="flex flex-col gap-4">
      <div className="flex items-center gap-4 px-1">
        <Skeleton radius="full" className="size-16" />
        <Skeleton className="h-8 w-48" />
      </div>
      {['h-56', 'h-40', 'h-36', 'h-36'].map((height, at) => (
        <Skeleton key={at} className={`rounded-card ${height}`} />
      ))}
    </Loading>
  );
}
