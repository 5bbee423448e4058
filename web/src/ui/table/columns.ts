// What a column of a table is, and how it stands on a wide and on a narrow screen.
import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** The key that the list is sorted by where its head is pressed. */
  readonly sort?: string;
  /** Numbers stand at the right, under each other. */
  readonly align?: 'end';
  /** The column that says which row this is: it takes the room that is left, and heads the card on a phone. */
  readonly lead?: boolean;
  /** From which width on there is room for it in the table; a phone's card shows it unless `phone` is false. */
  readonly from?: 'lg' | 'xl';
  readonly phone?: false;
}

const widths = { lg: 'md:max-lg:hidden', xl: 'md:max-xl:hidden' } as const;

export const columnStyle = <Row>({ from, phone, align }: Column<Row>): string =>
  [
    from && widths[from],
    phone === false && 'max-md:hidden',
    align === 'end' && 'md:text-right tabular-nums',
  ]
    .filter(Boolean)
    .join(' ');
