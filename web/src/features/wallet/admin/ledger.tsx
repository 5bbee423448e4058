// A member's ledger for admins: balances, all movements, and adjustments with a reason.
import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Movement, Wallet } from '@velour/contract/wallet.ts';
import { api } from '../../../lib/api.ts';
import { q } from '../../../lib/queries.ts';
import { formatMoment, formatNumber } from '../../../lib/formats.ts';
import { LoadMore } from '../../shared/load-more.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Form } from '../../../ui/form/form.tsx';
import type { FormField, ValuesOf } from '../../../ui/form/form-rules.ts';
import { Modal } from '../../../ui/modal.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import type { Column } from '../../../ui/table/columns.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { LoadFailed } from '../../shared/admin/load-failed.tsx';
import { useAdminCall } from '../../shared/admin/use-admin-call.ts';
import { ScreenHead } from '../../shared/admin/screen-head.tsx';
import { nameOf } from '../statement/movements.ts';
import { texts as all } from './texts.ts';
import { readInteger } from '../../../lib/money.ts';

const texts = all.ledger;
const { columns: heads } = texts;
type Unit = Movement['unit'];

const units: readonly { value: Unit; label: string }[] = [
  { value: 'token', label: all.prices.units.token },
  { value: 'message', label: all.prices.units.message },
];

const columns: readonly Column<Movement>[] = [
  {
    key: 'what',
    title: heads.what,
    lead: true,
    cell: ({ kind, reason, note }) => (
      <span className="flex min-w-0 flex-col">
        <span>{nameOf({ reason, kind })}</span>
        {note && <span className="break-words text-ink-soft">{note}</span>}
      </span>
    ),
  },
  {
    key: 'amount',
    title: heads.amount,
    align: 'end',
    cell: ({ amount }) => (amount > 0 ? `+${formatNumber(amount)}` : formatNumber(amount)),
  },
  {
    key: 'after',
    title: heads.after,
    align: 'end',
    cell: ({ balance_after }) => formatNumber(balance_after),
  },
  {
    key: 'time',
    title: heads.time,
    cell: ({ created_at }) => <time dateTime={created_at}>{formatMoment(created_at)}</time>,
  },
];

export function Ledger({ member_id }: { member_id: string }) {
  const [unit, setUnit] = useState<Unit>('token');
  const [isAdjusting, setAdjusting] = useState(false);
  const list = useInfiniteQuery(
    q.wallet.ledgerOf.pages({ params: { member_id }, query: { unit } }, 'cursor'),
  );
  if (list.error && !list.data)
    return <LoadFailed error={list.error} onRetry={() => void list.refetch()} />;
  const [first] = list.data?.pages ?? [];
  return (
    <div className="flex flex-col gap-5">
      <ScreenHead title={texts.title} sentence={first?.member_name ?? member_id}>
        <Button tone="primary" onClick={() => setAdjusting(true)}>
          {texts.adjust}
        </Button>
      </ScreenHead>
      {first && <Balances wallet={first.wallet} />}
      <Segmented label={texts.unit} options={units} value={unit} onChange={setUnit} size="sm" />
      <DataTable
        label={texts.movements}
        columns={columns}
        rows={list.data?.pages.flatMap((page) => page.transactions)}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        instead={<p className="text-ink-faint">{texts.nothing}</p>}
      />
      <LoadMore query={list} label={texts.more} />
      {isAdjusting && (
        <Adjusting
          memberId={member_id}
          onClose={() => setAdjusting(false)}
          onDone={() => setAdjusting(false)}
        />
      )}
    </div>
  );
}

function Balances({ wallet }: { wallet: Wallet }) {
  const amounts = [
    [texts.expiring, wallet.new_subscriber_balance],
    [texts.permanent, wallet.new_one_time_balance],
    [texts.credits, wallet.message_credits],
    [texts.held, wallet.held],
    [texts.owed, wallet.owed],
  ] as const;
  return (
    <Card>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
        {amounts.map(([label, amount]) => (
          <div key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="text-lg font-medium tabular-nums">{formatNumber(amount)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

const fields = [
  { name: 'unit', label: texts.unit, type: 'select', required: true, options: units },
  {
    name: 'amount',
    label: texts.amount,
    type: 'text',
    required: true,
    hint: texts.amount_hint,
    validation: (value) =>
      readInteger(value, true) === undefined ? texts.wrong_amount : undefined,
  },
  { name: 'note', label: texts.note, type: 'textarea', required: true, hint: texts.note_hint },
] as const satisfies readonly FormField[];

interface AdjustingProps {
  memberId: string;
  onDone: () => void;
  onClose: () => void;
}

function Adjusting({ memberId, onDone, onClose }: AdjustingProps) {
  const { submit } = useAdminCall(api.wallet.adjust, {
    done: ({ state }) => (state === 'done' ? texts.done : texts.proposed),
    onDone,
  });
  const adjust = (values: ValuesOf<typeof fields>) => {
    const unit = values.unit === 'message' ? 'message' : 'token';
    const amount = readInteger(values.amount, true) ?? 0;
    const body = { unit, amount, note: values.note } as const;
    return submit(fields, { params: { member_id: memberId }, body });
  };
  return (
    <Modal title={texts.adjust_title} description={texts.adjust_sentence} onClose={onClose}>
      <Form
        fields={fields}
        initial={{ unit: 'token', amount: '', note: '' }}
        submitLabel={texts.do}
        onSubmit={adjust}
      />
    </Modal>
  );
}
