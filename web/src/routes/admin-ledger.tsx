// The admin screen of a member's ledger.
import { useParams } from 'react-router';
import { Ledger } from '../features/wallet/admin/ledger.tsx';
import { texts } from '../features/wallet/admin/texts.ts';
import { Page } from '../ui/page.tsx';

export function Component() {
  const { member_id = '' } = useParams();
  return (
    <Page title={texts.ledger.title}>
      <Ledger key={member_id} member_id={member_id} />
    </Page>
  );
}
