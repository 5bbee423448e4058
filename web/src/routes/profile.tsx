// The member's profile and settings.
import { Profile } from '../features/account/profile/profile.tsx';
import { texts } from '../features/account/profile/texts.ts';
import { NotificationsSection } from '../features/notifications/settings-section.tsx';
import { AgeCheckSection } from '../features/safety/age-check-section.tsx';
import { DiscreetSection } from '../features/privacy/discreet-section.tsx';
import { Page } from '../ui/page.tsx';

export function Component() {
  return (
    <Page title={texts.title} width="form" className="flex flex-col gap-4 pt-2 pb-10 lg:pt-6">
      <Profile
        notifications={
          <>
            <NotificationsSection />
            <AgeCheckSection />
            <DiscreetSection />
          </>
        }
      />
    </Page>
  );
}
