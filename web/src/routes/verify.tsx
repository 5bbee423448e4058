// The page that verifies whether this site made a picture; open to everyone.
import { texts } from '../features/provenance/texts.ts';
import { VerifyFile } from '../features/provenance/verify-file.tsx';
import { Page } from '../ui/page.tsx';

export function Component() {
  return (
    <Page title={texts.title} width="text" className="pt-6 pb-10">
      <VerifyFile />
    </Page>
  );
}
