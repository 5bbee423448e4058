// The columns of the admin's list of payments.
import type { PaidPurchase } from '@velour/contract/ledger.ts';
import { formatDate, formatDollars, formatMoment, formatNumber } from '../../../lib/formats.ts';
import type { Column } from '../../../ui/table/columns.ts';
import { memberColumn } from './member-column.tsx';
import { texts } from './texts.ts';

const { columns: heads } = texts;

export const itemOf = ({ kind, unit, units }: Pick<PaidPurchase, 'kind' | 'unit' | 'units'>) =>
  kind === 'plan' ? texts.kinds.plan : texts.packages[unit](units);

/** Of a plan, each bill is paid out by itself. */
function payoutOf({ payments, settled, settled_at }: PaidPurchase): string {
  if (payments === 0) return texts.nothing_paid;
  if (settled_at === null) return texts.unsettled;
  if (settled < payments) return texts.settled_part(settled, payments);
  return texts.settled(formatDate(settled_at));
}

export const columns: readonly Column<PaidPurchase>[] = [
  {
    key: 'what',
    title: heads.what,
    lead: true,
    cell: ({ kind, unit, units, provider, provider_id, finding }) => (
      <span className="flex min-w-0 flex-col">
        <span>{itemOf({ kind, unit, units })}</span>
        {provider_id && (
          <span className="wrap-anywhere text-ink-faint">
            {texts.at_provider(provider, provider_id)}
          </span>
        )}
        {finding && <span className="text-danger">{texts.finding(finding)}</span>}
      </span>
    ),
  },
  memberColumn,
  {
    key: 'amount',
    title: heads.amount,
    align: 'end',
    cell: ({ amount_cents }) => formatDollars(amount_cents),
  },
  { key: 'state', title: heads.state, cell: ({ state }) => texts.states[state] },
  { key: 'settled', title: heads.settled, cell: (purchase) => payoutOf(purchase) },
  {
    key: 'given',
    title: heads.given,
    align: 'end',
    from: 'xl',
    cell: ({ units, reversed, payments }) => (
      <>
        {payments === 0 ? texts.nothing_paid : formatNumber(units)}
        {reversed > 0 && <span className="block text-ink-faint">{texts.went_back(reversed)}</span>}
      </>
    ),
  },
  {
    key: 'time',
    title: heads.time,
    from: 'xl',
    cell: ({ created_at }) => <time dateTime={created_at}>{formatMoment(created_at)}</time>,
  },
];
