// One's own account.
import { Profile } from '../features/account/profile/profile.tsx';
import { texts } from '../features/account/profile/texts.ts';
import { siteConfig } from '../lib/site-config.ts';
import { texts as common } from './texts.ts';

export function Component() {
  return (
    <div className="mx-auto flex w-full max-w-2xl animate-rise flex-col gap-4 px-4 pt-2 pb-10 lg:pt-6">
      <title>{common.title(texts.title, siteConfig.name)}</title>
      <Profile />
    </div>
  );
}
