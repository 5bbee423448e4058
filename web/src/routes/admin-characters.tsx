// All characters of the site, for its admins; with `edit` in the address one of them.
import { useSearchParams } from 'react-router';
import { CharacterEditor } from '../features/characters/admin/character-editor.tsx';
import { Characters } from '../features/characters/admin/character-list.tsx';
import { texts } from '../features/characters/admin/texts.ts';
import { siteConfig } from '../lib/site-config.ts';
import { texts as common } from './texts.ts';

export function Component() {
  const edited = useSearchParams()[0].get('edit');
  return (
    <div className="mx-auto w-full animate-rise px-4 pt-4 pb-10">
      <title>{common.title(texts.title, siteConfig.name)}</title>
      {edited ? <CharacterEditor key={edited} id={edited} /> : <Characters />}
    </div>
  );
}
