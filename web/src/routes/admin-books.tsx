// The state of the books, for the site's admins.
import { Books } from '../features/wallet/admin/books.tsx';
import { texts } from '../features/wallet/admin/texts.ts';
import { siteConfig } from '../lib/site-config.ts';
import { texts as common } from './texts.ts';

export function Component() {
  return (
    <div className="mx-auto w-full max-w-5xl animate-rise px-4 pt-4 pb-10">
      <title>{common.title(texts.books.title, siteConfig.name)}</title>
      <Books />
    </div>
  );
}
