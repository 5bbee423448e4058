// The admin screen of all characters, or of the character named by `edit` in the address.
import { useSearchParams } from 'react-router';
import { CharacterEditor } from '../features/characters/admin/character-editor.tsx';
import { CharacterList } from '../features/characters/admin/character-list.tsx';
import { texts } from '../features/characters/admin/texts.ts';
import { Page } from '../ui/page.tsx';

export function Component() {
  const edited = useSearchParams()[0].get('edit');
  return (
    <Page title={texts.title} width="full">
      {edited ? <CharacterEditor key={edited} id={edited} /> : <CharacterList />}
    </Page>
  );
}
