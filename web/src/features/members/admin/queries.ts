// The queries of members by email, id or name, and of one member with plan and tokens.
import { keepPreviousData } from '@tanstack/react-query';
import { q } from '../../../lib/queries.ts';
import type { TableView, TableViewOf } from '../../../ui/table/table-view.ts';

export const memberView = {
  filters: { state: ['banned', 'admin'] as const },
} satisfies TableViewOf;

export const memberList = ({ search, filters }: TableView) => {
  const wanted = search.trim();
  const query = { ...filters, ...(wanted && { search: wanted }) };
  return { ...q.members.list.pages({ query }, 'cursor'), placeholderData: keepPreviousData };
};
