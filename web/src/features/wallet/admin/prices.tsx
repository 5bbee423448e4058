// The price list: packages, plans and store items, each with add and edit.
import { useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { PricedItem, PricedPackage, PricedPlan } from '@velour/contract/price-list.ts';
import { formatDollars, formatNumber } from '../../../lib/formats.ts';
import { Button } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/table/columns.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { LoadFailed } from '../../shared/admin/load-failed.tsx';
import { q } from '../../../lib/queries.ts';
import { CouponList } from './coupon-list.tsx';
import { ScreenHead } from '../../shared/admin/screen-head.tsx';
import { PriceForm, type Edited } from './price-form.tsx';
import { texts as all } from './texts.ts';

const texts = all.prices;
const { columns: heads } = texts;

const state = <Row extends { is_active: boolean }>(): Column<Row> => ({
  key: 'state',
  title: heads.state,
  cell: ({ is_active }) => (
    <span className={is_active ? '' : 'text-ink-faint'}>
      {is_active ? texts.on_sale : texts.off_sale}
    </span>
  ),
});

const ofPackages: readonly Column<PricedPackage>[] = [
  { key: 'name', title: heads.name, lead: true, cell: (row) => row.package_name },
  {
    key: 'gives',
    title: heads.gives,
    align: 'end',
    cell: ({ internal_currency, type }) =>
      `${formatNumber(internal_currency)} ${texts.units[type].toLowerCase()}`,
  },
  {
    key: 'price',
    title: heads.price,
    align: 'end',
    cell: ({ price_cents }) => formatDollars(price_cents),
  },
  state(),
];
const ofPlans: readonly Column<PricedPlan>[] = [
  { key: 'name', title: heads.name, lead: true, cell: ({ name }) => name },
  { key: 'months', title: heads.months, align: 'end', cell: ({ months }) => months },
  {
    key: 'price',
    title: heads.price,
    align: 'end',
    cell: ({ price_cents }) => formatDollars(price_cents),
  },
  {
    key: 'offer',
    title: heads.offer,
    align: 'end',
    cell: ({ offer_price_cents: offer }) =>
      offer === null ? texts.no_offer : formatDollars(offer),
  },
  {
    key: 'monthly',
    title: heads.monthly,
    align: 'end',
    from: 'lg',
    cell: ({ tokens_per_month }) => formatNumber(tokens_per_month),
  },
  state(),
];
const ofItems: readonly Column<PricedItem>[] = [
  { key: 'name', title: heads.name, lead: true, cell: ({ name }) => name },
  { key: 'kind', title: heads.kind, cell: ({ kind }) => texts.kinds[kind] },
  { key: 'price', title: heads.price, align: 'end', cell: ({ tokens }) => formatNumber(tokens) },
  state(),
];

export function Prices() {
  const { data, error, refetch } = useQuery(q.prices.list());
  const [edited, setEdited] = useState<Edited>();
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  const edit = (what: Edited) => () => setEdited(what);
  return (
    <div className="flex flex-col gap-8">
      <ScreenHead title={texts.title} sentence={texts.sentence} />
      <List title={texts.packages} add={texts.add.package} onAdd={edit({ kind: 'package' })}>
        <DataTable
          label={texts.packages}
          columns={ofPackages}
          rows={data?.packages}
          keyOf={({ id }) => id}
          nameOf={({ package_name }) => package_name}
          actions={(row) => (
            <Edit name={row.package_name} onPress={edit({ kind: 'package', row })} />
          )}
          instead={<Nothing />}
        />
      </List>
      <List title={texts.plans} add={texts.add.plan} onAdd={edit({ kind: 'plan' })}>
        <DataTable
          label={texts.plans}
          columns={ofPlans}
          rows={data?.plans}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          actions={(row) => <Edit name={row.name} onPress={edit({ kind: 'plan', row })} />}
          instead={<Nothing />}
        />
      </List>
      <List title={texts.items} add={texts.add.item} onAdd={edit({ kind: 'item' })}>
        <DataTable
          label={texts.items}
          columns={ofItems}
          rows={data?.items}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          actions={(row) => <Edit name={row.name} onPress={edit({ kind: 'item', row })} />}
          instead={<Nothing />}
        />
      </List>
      {data && <CouponList coupons={data.coupons} />}
      {edited && (
        <PriceForm
          edited={edited}
          onClose={() => setEdited(undefined)}
          onDone={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}

interface ListProps {
  title: string;
  add: string;
  onAdd: () => void;
  children: ReactNode;
}

function List({ title, add, onAdd, children }: ListProps) {
  return (
    <section aria-label={title}>
      <header className="flex flex-wrap items-center justify-between gap-3 pb-3">
        <h2 className="font-display text-xl">{title}</h2>
        <Button size="sm" icon={Plus} onClick={onAdd}>
          {add}
        </Button>
      </header>
      {children}
    </section>
  );
}

const Edit = ({ name, onPress }: { name: string; onPress: () => void }) => (
  <Button size="sm" aria-label={texts.change(name)} onClick={onPress}>
    {texts.edit}
  </Button>
);

const Nothing = () => <p className="text-ink-faint">{texts.nothing}</p>;
