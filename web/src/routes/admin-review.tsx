// The admins' review of characters and names before publication.
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
