// What people reported and asked to have removed, for the site's admins.
import { Reports } from '../features/reports/admin/reports.tsx';
import { texts } from '../features/reports/admin/texts.ts';
import { siteConfig } from '../lib/site-config.ts';
import { texts as common } from './texts.ts';

export function Component() {
  return (
    <div className="mx-auto w-full max-w-6xl animate-rise px-4 pt-4 pb-10">
      <title>{common.title(texts.title, siteConfig.name)}</title>
      <Reports />
    </div>
  );
}
