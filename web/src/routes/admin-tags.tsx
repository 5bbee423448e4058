// The site's tags, for its admins.
import { Tags } from '../features/catalogue/admin/tags/tags.tsx';
import { texts } from '../features/catalogue/admin/tags/texts.ts';
import { siteConfig } from '../lib/site-config.ts';
import { texts as common } from './texts.ts';

export function Component() {
  return (
    <div className="mx-auto w-full animate-rise px-4 pt-4 pb-10">
      <title>{common.title(texts.title, siteConfig.name)}</title>
      <Tags />
    </div>
  );
}
