// The members of the site, for its admins.
import { Members } from '../features/members/admin/members.tsx';
import { texts } from '../features/members/admin/texts.ts';
import { siteConfig } from '../lib/site-config.ts';
import { texts as common } from './texts.ts';

export function Component() {
  return (
    <div className="mx-auto w-full animate-rise px-4 pt-4 pb-10">
      <title>{common.title(texts.title, siteConfig.name)}</title>
      <Members />
    </div>
  );
}
