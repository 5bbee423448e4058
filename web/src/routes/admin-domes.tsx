// The shelves of the home page, for the site's admins; with `edit` in the address one of them.
import { useSearchParams } from 'react-router';
import { DomeEditor } from '../features/catalogue/admin/domes/dome-editor.tsx';
import { Domes } from '../features/catalogue/admin/domes/domes.tsx';
import { texts } from '../features/catalogue/admin/domes/texts.ts';
import { siteConfig } from '../lib/site-config.ts';
import { texts as common } from './texts.ts';

export function Component() {
  const edited = useSearchParams()[0].get('edit');
  return (
    <div className="mx-auto w-full max-w-5xl animate-rise px-4 pt-4 pb-10">
      <title>{common.title(texts.title, siteConfig.name)}</title>
      {edited ? <DomeEditor key={edited} id={edited} /> : <Domes />}
    </div>
  );
}
