// The admin screen of tags.
import { Tags } from '../features/catalogue/admin/tags/tags.tsx';
import { texts } from '../features/catalogue/admin/tags/texts.ts';
import { Page } from '../ui/page.tsx';

export function Component() {
  return (
    <Page title={texts.title} width="full">
      <Tags />
    </Page>
  );
}
