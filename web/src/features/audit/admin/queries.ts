// The audit log page by page, and the reading of all of it.
import { keepPreviousData } from '@tanstack/react-query';
import { q } from '../../../lib/queries.ts';
import type { TableView, TableViewOf } from '../../../ui/table/table-view.ts';
import { texts } from './texts.ts';

export const auditView = {
  filters: { subject_type: Object.keys(texts.subjects) },
} satisfies TableViewOf;

export const auditList = ({ search, filters }: TableView) => {
  const subject_id = search.trim();
  const query = { ...filters, ...(subject_id && { subject_id }) };
  return { ...q.audit.list.pages({ query }, 'cursor'), placeholderData: keepPreviousData };
};
