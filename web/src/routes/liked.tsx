// The characters that one likes, beside one's own.
import { Liked } from '../features/catalogue/liked-characters.tsx';
import { texts } from '../features/catalogue/texts.ts';
import { siteConfig } from '../lib/site-config.ts';
import { CharactersTabs } from './characters-tabs.tsx';
import { texts as common } from './texts.ts';

export function Component() {
  return (
    <div className="mx-auto w-full max-w-[1440px] px-4 pt-4 pb-10 lg:px-8">
      <title>{common.title(texts.liked.title, siteConfig.name)}</title>
      <CharactersTabs />
      <Liked />
    </div>
  );
}
