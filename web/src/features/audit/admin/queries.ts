// The queries of the audit log: page by page, and its verification.
import { keepPreviousData } from '@tanstack/react-query';
import { AUDIT_SUBJECTS } from '@velour/contract/audit-values.ts';
import { q } from '../../../lib/queries.ts';
import { filterQuery, type TableView, type TableViewOf } from '../../../ui/table/table-view.ts';

export const auditView = {
  filters: { subject_type: AUDIT_SUBJECTS },
} satisfies TableViewOf;

export const auditList = (view: TableView) => ({
  ...q.audit.list.pages({ query: filterQuery(view) }, 'cursor'),
  placeholderData: keepPreviousData,
});
