// The member of a payment or of a report about one, with a link to their ledger.
import { shortId } from '../../../lib/ids.ts';
import { paths } from '../../../lib/paths.ts';
import { Link } from '../../../ui/link.tsx';
import type { Column } from '../../../ui/table/columns.ts';
import { texts } from './texts.ts';

interface OfMember {
  /** Null once the account is deleted. */
  readonly member_id: string | null;
  readonly member_name: string | null;
}

export const memberColumn: Column<OfMember> = {
  key: 'member',
  title: texts.columns.member,
  cell: ({ member_id, member_name }) =>
    member_id ? (
      <Link to={paths.adminLedger(member_id)} className="block truncate underline md:max-w-44">
        {member_name ?? shortId(member_id)}
      </Link>
    ) : (
      <span className="text-ink-faint">{texts.gone}</span>
    ),
};
