// A creator's public characters.
import { useParams } from 'react-router';
import { CreatorPage } from '../features/catalogue/creator-page.tsx';
import { texts } from '../features/catalogue/texts.ts';
import { siteConfig } from '../lib/site-config.ts';
import { texts as common } from './texts.ts';

export function Component() {
  const { id = '' } = useParams();
  return (
    <div className="mx-auto w-full max-w-[1440px] px-4 pt-6 pb-10 lg:px-8">
      <title>{common.title(texts.creator.waiting, siteConfig.name)}</title>
      <CreatorPage key={id} id={id} />
    </div>
  );
}
