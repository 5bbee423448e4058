// The admin screen of the site's settings.
import { Settings } from '../features/site/admin/settings.tsx';
import { texts } from '../features/site/admin/texts.ts';
import { Page } from '../ui/page.tsx';

export function Component() {
  return (
    <Page title={texts.settings.title}>
      <Settings />
    </Page>
  );
}
