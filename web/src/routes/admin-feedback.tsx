// The admins' inbox of feedback.
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
