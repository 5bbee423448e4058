// What waits to become public, for the site's admins.
import { Review } from '../features/characters/admin/review/review-queue.tsx';
import { texts } from '../features/characters/admin/review/texts.ts';
import { Page } from '../ui/page.tsx';

export function Component() {
  return (
    <Page title={texts.title}>
      <Review />
    </Page>
  );
}
