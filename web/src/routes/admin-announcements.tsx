// The admin screen of announcements.
import { Announcements } from '../features/announcements/admin/announcements.tsx';
import { texts } from '../features/announcements/admin/texts.ts';
import { Page } from '../ui/page.tsx';

export function Component() {
  return (
    <Page title={texts.title}>
      <Announcements />
    </Page>
  );
}
