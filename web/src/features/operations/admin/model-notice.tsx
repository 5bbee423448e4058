// A notice on the dashboard that no language model is connected, with a link to connect one.
import { paths } from '../../../lib/paths.ts';
import { siteConfig } from '../../../lib/site-config.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Card } from '../../../ui/card.tsx';
import { texts as all } from './texts.ts';

const texts = all.notice;

export function ModelNotice() {
  if (!siteConfig.engines.llm.stand_in) return null;
  return (
    <Card className="mb-6 flex flex-wrap items-center gap-3">
      <p className="min-w-0 flex-1 basis-72">{texts.sentence}</p>
      <ButtonLink to={paths.adminProviders()}>{texts.connect}</ButtonLink>
    </Card>
  );
}
