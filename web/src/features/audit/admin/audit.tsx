// The audit log: who changed what and why, and whether the hash chain is intact.
import { useInfiniteQuery } from '@tanstack/react-query';
import type { AuditEntry } from '@velour/contract/audit.ts';
import { Link as Chain, ShieldAlert, ShieldCheck } from 'lucide-react';
import { api } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { optionsOf } from '../../../ui/options.ts';
import { useTableView } from '../../../ui/table/use-table-view.ts';
import { ListScreen } from '../../shared/admin/list-screen.tsx';
import { LoadMore } from '../../shared/load-more.tsx';
import { texts as common } from '../../shared/admin/texts.ts';
import { useAdminCall } from '../../shared/admin/use-admin-call.ts';
import { useUndo } from '../../shared/admin/use-undo.ts';
import { columns } from './columns.tsx';
import { ExportLog } from './export.tsx';
import { auditList, auditView } from './queries.ts';
import { undoIdOf } from './rules.ts';
import { texts } from './texts.ts';

const filters = [
  {
    name: 'subject_type',
    label: texts.filter,
    options: optionsOf(auditView.filters.subject_type, texts.subjects),
  },
];

export function Audit() {
  const { view, change } = useTableView(auditView);
  const query = useInfiniteQuery(auditList(view));
  const rows = query.data?.pages.flatMap(({ entries }) => entries);
  return (
    <ListScreen
      {...{ texts, query, rows }}
      scene="lamp"
      tools={{ view, onChange: change, filters }}
      begin={<ExportLog view={view} />}
      above={<Check />}
      table={{
        columns,
        keyOf: ({ id }) => id,
        nameOf: ({ seq }) => texts.number(seq),
        actions: (entry) => <Undo entry={entry} known={rows ?? []} />,
      }}
    >
      <LoadMore query={query} />
    </ListScreen>
  );
}

/** A bulk change has an entry per subject; they are undone together. */
function Undo({ entry, known }: { entry: AuditEntry; known: readonly AuditEntry[] }) {
  const { undo, pending } = useUndo();
  const undoId = undoIdOf(entry, known);
  if (undoId === undefined) return null;
  return (
    <Button
      size="sm"
      pending={pending}
      aria-label={texts.undo(entry.seq)}
      onClick={() => undo(undoId)}
    >
      {common.undo}
    </Button>
  );
}

/** Started manually, because it reads every entry. */
function Check() {
  const { run, pending, reply: verdict } = useAdminCall(api.audit.check);
  const isIntact = verdict?.broken_at === null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button size="sm" icon={Chain} pending={pending} onClick={() => void run()}>
        {texts.check}
      </Button>
      <p
        role="status"
        className={classNames(
          'flex min-w-0 items-center gap-2 text-sm',
          verdict && (isIntact ? 'text-success' : 'text-danger'),
        )}
      >
        {pending && texts.checking}
        {verdict && <Icon of={isIntact ? ShieldCheck : ShieldAlert} size="xs" />}
        {verdict &&
          (verdict.broken_at === null
            ? texts.whole(verdict.entries)
            : texts.broken(verdict.broken_at, verdict.entries))}
      </p>
    </div>
  );
}
