// The columns of the admin's list of payments.
import type { PaidPurchase } from '@velour/contract/ledger.ts';
import { formatDate, formatDollars, formatMoment, formatNumber } from '../../../lib/formats.ts';
import type { Column } from '../../../ui/table/columns.ts';
import { memberColumn } from './member-column.tsx';
import { texts } from './texts.ts';

const { columns: heads } = texts;

type Item = Pick<PaidPurchase, 'kind' | 'unit' | 'units' | 'plan_name'>;

export const itemOf = ({ kind, unit, units, plan_name }: Item) =>
  kind === 'plan' ? texts.plan(plan_name) : texts.packages[unit](units);

/** The paid amount, for a plan over all bills; the agreed amount before the payment. */
export const amountOf = ({ payments, paid_cents, amount_cents }: PaidPurchase) =>
  formatDollars(payments === 0 ? amount_cents : paid_cents);

function StateOf({ state, paid_cents, refunded_cents, is_disputed }: PaidPurchase) {
  const isAll = refunded_cents >= paid_cents;
  return (
    <>
      {texts.states[state]}
      {refunded_cents > 0 && (
        <span className="block text-danger">
          {isAll ? texts.refunded : texts.refunded_part(formatDollars(refunded_cents))}
        </span>
      )}
      {is_disputed && <span className="block text-danger">{texts.disputed}</span>}
    </>
  );
}

/** For a plan, each bill is paid out separately. */
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
    cell: ({ provider, provider_id, finding, ...item }) => (
      <span className="flex min-w-0 flex-col">
        <span>{itemOf(item)}</span>
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
    cell: (purchase) => (
      <>
        {amountOf(purchase)}
        {purchase.payments > 1 && (
          <span className="block text-ink-faint">{texts.in_payments(purchase.payments)}</span>
        )}
      </>
    ),
  },
  { key: 'state', title: heads.state, cell: StateOf },
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
