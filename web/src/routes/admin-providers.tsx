// What the place stands on, for its admins.
import { Engines } from '../features/operations/admin/providers.tsx';
import { texts } from '../features/operations/admin/texts.ts';
import { siteConfig } from '../lib/site-config.ts';
import { texts as common } from './texts.ts';

export function Component() {
  return (
    <div className="mx-auto w-full max-w-5xl animate-rise px-4 pt-4 pb-10">
      <title>{common.title(texts.title, siteConfig.name)}</title>
      <Engines />
    </div>
  );
}
