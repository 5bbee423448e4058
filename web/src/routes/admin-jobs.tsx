// What waits, runs and has ended, for the site’s admins.
import { Jobs } from '../features/jobs/admin/jobs.tsx';
import { texts } from '../features/jobs/admin/texts.ts';
import { siteConfig } from '../lib/site-config.ts';
import { texts as common } from './texts.ts';

export function Component() {
  return (
    <div className="mx-auto w-full animate-rise px-4 pt-4 pb-10">
      <title>{common.title(texts.title, siteConfig.name)}</title>
      <Jobs />
    </div>
  );
}
