// The feedback form, with or without an account.
import { FeedbackForm } from '../features/feedback/feedback-form.tsx';
import { texts } from '../features/feedback/texts.ts';
import { Page } from '../ui/page.tsx';

export function Component() {
  return (
    <Page title={texts.title} width="text" className="pt-6 pb-10">
      <FeedbackForm />
    </Page>
  );
}
