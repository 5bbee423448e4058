// The admin screen of the home page's domes, or of the dome named by `edit` in the address.
import { useSearchParams } from 'react-router';
import { DomeEditor } from '../features/catalogue/admin/domes/dome-editor.tsx';
import { Domes } from '../features/catalogue/admin/domes/domes.tsx';
import { texts } from '../features/catalogue/admin/domes/texts.ts';
import { Page } from '../ui/page.tsx';

export function Component() {
  const edited = useSearchParams()[0].get('edit');
  return (
    <Page title={texts.title}>{edited ? <DomeEditor key={edited} id={edited} /> : <Domes />}</Page>
  );
}
