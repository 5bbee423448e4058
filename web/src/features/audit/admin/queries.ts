// The queries of the audit log: page by page, and its verification.
import { keepPreviousData } from '@tanstack/react-query';
import { q } from '../../../lib/queries.ts';
import { filterQuery, type TableView, type TableViewOf } from '../../../ui/table/table-view.ts';

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

export const auditList = (view: TableView) => ({
  ...q.audit.list.pages({ query: filterQuery(view) }, 'cursor'),
  placeholderData: keepPreviousData,
});
