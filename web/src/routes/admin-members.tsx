// The admin screen of members.
import { Members } from '../features/members/admin/members.tsx';
import { texts } from '../features/members/admin/texts.ts';
import { Page } from '../ui/page.tsx';

export function Component() {
  return (
    <Page title={texts.title} width="full">
      <Members />
    </Page>
  );
}
