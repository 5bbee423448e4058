// What waits to become public, for the site's admins.
import { Review } from '../features/characters/admin/review/review-queue.tsx';
import { texts } from '../features/characters/admin/review/texts.ts';
import { siteConfig } from '../lib/site-config.ts';
import { texts as common } from './texts.ts';

export function Component() {
  return (
    <div className="mx-auto w-full max-w-5xl animate-rise px-4 pt-4 pb-10">
      <title>{common.title(texts.title, siteConfig.name)}</title>
      <Review />
    </div>
  );
}
