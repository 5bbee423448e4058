// Examples of tables and reorderable lists in all their states.
import { useState, type ReactNode } from 'react';
import { Globe, MoreHorizontal, Trash2 } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { OrderedList } from '../../ui/order/ordered-list.tsx';
import { BulkBar } from '../../ui/table/bulk-bar.tsx';
import { CheckBox } from '../../ui/table/check-box.tsx';
import { Choice } from '../../ui/table/choice.tsx';
import type { Column } from '../../ui/table/columns.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { TableTools } from '../../ui/table/table-tools.tsx';
import { useSelection } from '../../ui/table/use-selection.ts';
import { useTableView } from '../../ui/table/use-table-view.ts';
import type { Specimen } from './specimen.ts';
import { texts } from './texts.ts';

interface Row {
  name: string;
  when: string;
  count: number;
}

const rows: readonly Row[] = texts.options.map((name, at) => ({
  name,
  when: texts.wait,
  count: 10 ** (at + 2),
}));
const columns: readonly Column<Row>[] = [
  { key: 'name', title: texts.label, lead: true, sort: 'name', cell: truncated },
  { key: 'when', title: texts.note_label, from: 'lg', cell: ({ when }) => when },
  { key: 'count', title: texts.count, align: 'end', sort: 'count', cell: ({ count }) => count },
];
const nameOf = ({ name }: Row) => name;
const names = rows.map(nameOf);
const choices = names.map((name) => ({ label: name, value: name }));
const nothing = () => undefined;
const viewOf = { sorts: ['name', 'count'], filters: { when: names } };
const table = { label: texts.label, columns, keyOf: nameOf, nameOf };

const allChosen = {
  chosen: names,
  areAll: true,
  isSelected: () => true,
  toggle: nothing,
  toggleAll: nothing,
  clear: nothing,
};
const everything = (total: number, isChosen: boolean) => ({
  total,
  most: 1_000,
  isChosen,
  choose: nothing,
});

export const tables: readonly Specimen[] = [
  {
    of: DataTable,
    wide: true,
    states: {
      'chosen and sorted': <Chosen />,
      'others awaited': <DataTable {...table} rows={rows} isWaiting />,
      loading: <DataTable {...table} rows={undefined} />,
      empty: (
        <DataTable
          {...table}
          rows={[]}
          instead={<EmptyState scene="chair" title={texts.long} children={texts.sentence} />}
        />
      ),
    },
  },
  { of: TableTools, wide: true, states: { resting: <Tools /> } },
  {
    of: Choice,
    states: {
      resting: <Choice label={texts.label} options={choices} value="" onChange={nothing} />,
      chosen: <Choice label={texts.label} options={choices} value="Night" onChange={nothing} />,
    },
  },
  {
    of: CheckBox,
    states: {
      all: [
        <CheckBox key="off" label={texts.label} checked={false} onChange={nothing} />,
        <CheckBox key="on" label={texts.label} checked onChange={nothing} />,
        <CheckBox key="partly" label={texts.label} checked={false} partly onChange={nothing} />,
        <CheckBox key="never" label={texts.label} checked disabled onChange={nothing} />,
      ],
    },
  },
  {
    of: BulkBar,
    wide: true,
    states: {
      'some chosen': <BulkBar selection={allChosen}>{bulk()}</BulkBar>,
      'all of the page': (
        <BulkBar selection={allChosen} everything={everything(213, false)}>
          {bulk()}
        </BulkBar>
      ),
      'all that match': (
        <BulkBar selection={allChosen} everything={everything(213, true)}>
          {bulk()}
        </BulkBar>
      ),
      'too many match': (
        <BulkBar selection={allChosen} everything={everything(5_000, false)}>
          {bulk()}
        </BulkBar>
      ),
    },
  },
  {
    of: Pager,
    wide: true,
    states: {
      middle: <Pager view={{ at: 50 }} onChange={nothing} size={50} shown={50} total={1234} />,
      first: (
        <Pager view={{ at: 0 }} onChange={nothing} size={50} shown={50} total={10_000} isMore />
      ),
    },
  },
  { of: OrderedList, wide: true, states: { resting: <Order /> } },
];

function truncated({ name }: Row): ReactNode {
  return <span className="block truncate font-medium">{name}</span>;
}

function bulk(): ReactNode {
  return (
    <>
      <Button size="sm" icon={Globe}>
        {texts.open}
      </Button>
      <Button size="sm" tone="danger" icon={Trash2}>
        {texts.close}
      </Button>
    </>
  );
}

function Chosen() {
  const [sort, setSort] = useState('-count');
  const selection = useSelection(names);
  return (
    <div>
      <DataTable
        {...table}
        rows={rows}
        sort={sort}
        onSort={setSort}
        selection={selection}
        actions={({ name }) => <IconButton icon={MoreHorizontal} label={name} size="sm" />}
      />
      <BulkBar selection={selection}>{bulk()}</BulkBar>
    </div>
  );
}

function Tools() {
  const { view, change } = useTableView(viewOf);
  return (
    <TableTools
      view={view}
      onChange={change}
      searchLabel={texts.label}
      filters={[{ name: 'when', label: texts.note_label, options: choices }]}
      sorts={choices}
    >
      <Button size="sm" tone="primary">
        {texts.action}
      </Button>
    </TableTools>
  );
}

function Order() {
  const [order, setOrder] = useState<readonly string[]>(names);
  return (
    <OrderedList
      label={texts.label}
      items={order}
      keyOf={(name) => name}
      nameOf={(name) => name}
      onMove={({ keys }) => setOrder(keys)}
    >
      {(name) => <span className="block truncate">{name}</span>}
    </OrderedList>
  );
}
