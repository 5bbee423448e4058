// Definition of a table's column, and its layout on wide and narrow screens.
import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** The sort key that a press on the column's head applies. */
  readonly sort?: string;
  /** Right-aligned, for numbers. */
  readonly align?: 'end';
  /**
   * The column that identifies the row: it takes the remaining width, and is the heading of the
   * card on a phone.
   */
  readonly lead?: boolean;
  /**
   * The breakpoint from which the table shows the column. The card on a phone shows it unless
   * `phone` is false.
   */
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
