// The audit log, for the site’s admins.
import { Audit } from '../features/audit/admin/audit.tsx';
import { texts } from '../features/audit/admin/texts.ts';
import { siteConfig } from '../lib/site-config.ts';
import { texts as common } from './texts.ts';

export function Component() {
  return (
    <div className="mx-auto w-full animate-rise px-4 pt-4 pb-10">
      <title>{common.title(texts.title, siteConfig.name)}</title>
      <Audit />
    </div>
  );
}
