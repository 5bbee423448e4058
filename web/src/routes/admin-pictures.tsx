// The admins' review of pictures that members want to share.
import { PictureReview } from '../features/studio/admin/picture-review.tsx';
import { texts } from '../features/studio/admin/texts.ts';
import { Page } from '../ui/page.tsx';

export function Component() {
  return (
    <Page title={texts.title}>
      <PictureReview />
    </Page>
  );
}
