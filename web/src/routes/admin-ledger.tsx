// A member's ledger, for the site's admins.
import { useParams } from 'react-router';
import { Ledger } from '../features/wallet/admin/ledger.tsx';
import { texts } from '../features/wallet/admin/texts.ts';
import { siteConfig } from '../lib/site-config.ts';
import { texts as common } from './texts.ts';

export function Component() {
  const { member_id = '' } = useParams();
  return (
    <div className="mx-auto w-full max-w-5xl animate-rise px-4 pt-4 pb-10">
      <title>{common.title(texts.ledger.title, siteConfig.name)}</title>
      <Ledger key={member_id} member_id={member_id} />
    </div>
  );
}
