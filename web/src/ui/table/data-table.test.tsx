// The data table by pointer, keyboard and screen reader: row selection (single, range, all) and announced sorting.
import { useState } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { BulkBar } from './bulk-bar.tsx';
import type { Column } from './columns.ts';
import { DataTable } from './data-table.tsx';
import { Pager } from './pager.tsx';
import { TableTools } from './table-tools.tsx';
import { useSelection } from './use-selection.ts';
import { useTableView } from './use-table-view.ts';

const all = ['Ada', 'Bea', 'Cleo', 'Dana', 'Eva'];
const columns: readonly Column<string>[] = [
  { key: 'name', title: 'Name', lead: true, sort: 'name', cell: (name) => name },
  { key: 'length', title: 'Letters', align: 'end', cell: (name) => name.length },
];
const same = (name: string) => name;

function People({ begin = all }: { begin?: readonly string[] }) {
  const [rows, setRows] = useState(begin);
  const [sort, setSort] = useState('');
  const selection = useSelection(rows);
  return (
    <>
      <DataTable
        label="People"
        columns={columns}
        rows={rows}
        keyOf={same}
        nameOf={same}
        sort={sort}
        onSort={setSort}
        selection={selection}
        instead={<p>Nobody</p>}
      />
      <BulkBar selection={selection}>
        <button onClick={() => setRows(rows.filter((row) => !selection.isSelected(row)))}>
          Delete
        </button>
      </BulkBar>
      <output>{selection.chosen.join()}</output>
    </>
  );
}

const box = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` });
const everyone = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' });
const chosen = () => document.querySelector('output')?.textContent;

test('has the roles of a table in every layout', () => {
  render(<People />);
  const table = screen.getByRole('table', { name: 'People' });
  expect(within(table).getAllByRole('row')).toHaveLength(6);
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['', 'Name', 'Letters']);
});

test('rows are selected one by one, and with Shift as a range', async () => {
  const user = userEvent.setup();
  render(<People />);
  await user.click(box('Bea'));
  expect(everyone().indeterminate).toBe(true);
  await user.keyboard('{Shift>}');
  await user.click(box('Dana'));
  await user.keyboard('{/Shift}');
  expect(chosen()).toBe('Bea,Cleo,Dana');
  await user.click(box('Cleo'));
  expect(chosen()).toBe('Bea,Dana');
  expect(screen.getAllByText('2 selected')[0]?.getAttribute('role')).toBe('status');
});

test('a tap beside a checkbox, within its touch area, selects its row', async () => {
  render(<People />);
  const around = box('Bea').parentElement;
  if (!around) return expect.fail('The box is in what enlarges it.');
  await userEvent.click(around);
  expect(chosen()).toBe('Bea');
});

test('the head’s checkbox selects all and none', async () => {
  const user = userEvent.setup();
  render(<People />);
  await user.click(everyone());
  expect(chosen()).toBe(all.join());
  await user.click(everyone());
  expect(chosen()).toBe('');
});

test('arrow keys move between checkboxes, Space selects, and Shift selects a range', async () => {
  const user = userEvent.setup();
  render(<People />);
  box('Ada').focus();
  await user.keyboard('{ArrowDown} ');
  expect(chosen()).toBe('Bea');
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(chosen()).toBe('Bea,Cleo,Dana');
  expect(document.activeElement).toBe(box('Dana'));
  await user.keyboard('{End}{ArrowDown}');
  expect(document.activeElement).toBe(box('Eva'));
  await user.keyboard('{Home}{ArrowUp}');
  expect(document.activeElement).toBe(box('Ada'));
});

test('rows that disappear are deselected', async () => {
  const user = userEvent.setup();
  render(<People begin={['Ada', 'Bea']} />);
  await user.click(box('Ada'));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(chosen()).toBe('');
  expect(screen.queryByRole('region', { name: 'Actions for selected rows' })).toBeNull();
  await user.click(box('Bea'));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.getByText('Nobody')).toBeTruthy();
});

test('a column head announces the sorting, and reverses it', async () => {
  const user = userEvent.setup();
  render(<People />);
  const order = () => screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort');
  expect(order()).toBe('none');
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(order()).toBe('ascending');
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(order()).toBe('descending');
  expect(screen.getByRole('columnheader', { name: 'Letters' }).hasAttribute('aria-sort')).toBe(
    false,
  );
});

test('while the first rows load it is marked as busy', () => {
  render(
    <DataTable label="People" columns={columns} rows={undefined} keyOf={same} nameOf={same} />,
  );
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
});

const of = { sorts: ['name'], filters: { state: ['open'] } };

function Tools() {
  const { view, change } = useTableView(of);
  return (
    <>
      <TableTools
        view={view}
        onChange={change}
        searchLabel="Search people"
        filters={[{ name: 'state', label: 'State', options: [{ value: 'open', label: 'Open' }] }]}
      />
      <Pager view={view} onChange={change} size={2} shown={2} total={10} />
      <output>{useLocation().search}</output>
    </>
  );
}

test('search, filters and page are in the address, and can be cleared', async () => {
  const user = userEvent.setup();
  render(
    <MemoryRouter>
      <Tools />
    </MemoryRouter>,
  );
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(chosen()).toBe('?at=2');
  expect(screen.getByText('3–4 of 10')).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'open');
  expect(chosen()).toBe('?state=open');
  await user.type(screen.getByRole('searchbox', { name: 'Search people' }), 'ada{Enter}');
  await vi.waitFor(() => expect(chosen()).toBe('?state=open&search=ada'));
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(chosen()).toBe('');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});
