// Unsubscribes from the daily email, by the link in it.
import { useParams } from 'react-router';
import { LeaveEmails } from '../features/notifications/leave-emails.tsx';
import { texts } from '../features/notifications/texts.ts';
import { Page } from '../ui/page.tsx';

export function Component() {
  const { token = '' } = useParams();
  return (
    <Page title={texts.leave.title} width="text" className="pt-6 pb-10">
      <LeaveEmails token={token} />
    </Page>
  );
}
