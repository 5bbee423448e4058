// The audit log page by page, and the reading of all of it.
import { keepPreviousData } from '@tanstack/react-query';
import { q } from '../../../lib/queries.ts';
import type { TableView, TableViewOf } from '../../../ui/table/table-view.ts';

const SUBJECT_TYPES = [
  'adjustment',
  'character',
  'dome',
  'engine',
  'item',
  'job',
  'member',
  'package',
  'picture',
  'plan',
  'profile',
  'report',
  'site',
  'tag',
] as const;

export const auditView = {
  filters: { subject_type: SUBJECT_TYPES },
} satisfies TableViewOf;

export const auditList = ({ search, filters }: TableView) => {
  const subject_id = search.trim();
  const query = { ...filters, ...(subject_id && { subject_id }) };
  return { ...q.audit.list.pages({ query }, 'cursor'), placeholderData: keepPreviousData };
};
