// A creator's public characters.
import { useParams } from 'react-router';
import { CreatorPage } from '../features/catalogue/creator-page.tsx';
import { texts } from '../features/catalogue/texts.ts';
import { Page } from '../ui/page.tsx';

export function Component() {
  const { id = '' } = useParams();
  return (
    <Page title={texts.creator.waiting} width="wide" rises={false} className="pt-6 pb-10">
      <CreatorPage key={id} id={id} />
    </Page>
  );
}
