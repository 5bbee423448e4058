// What people wrote to the operator, for the site's admins.
import { FeedbackInbox } from '../features/feedback/admin/feedback-inbox.tsx';
import { texts } from '../features/feedback/admin/texts.ts';
import { Page } from '../ui/page.tsx';

export function Component() {
  return (
    <Page title={texts.title}>
      <FeedbackInbox />
    </Page>
  );
}
