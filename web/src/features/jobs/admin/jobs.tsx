// All jobs of the site: filtered, polled while they run, retried or canceled with a reason.
import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { AdminJob } from '@velour/contract/jobs.ts';
import { MoreHorizontal } from 'lucide-react';
import { useNavigate } from 'react-router';
import { api } from '../../../lib/api.ts';
import { paths } from '../../../lib/paths.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { optionsOf } from '../../../ui/options.ts';
import { useTableView } from '../../../ui/table/use-table-view.ts';
import { shortId } from '../../../lib/ids.ts';
import { ListScreen } from '../../shared/admin/list-screen.tsx';
import { LoadMore } from '../../shared/load-more.tsx';
import { ReasonDialog } from '../../shared/admin/reason-dialog.tsx';
import { useAdminCall } from '../../shared/admin/use-admin-call.ts';
import { columns, kindOf } from './columns.tsx';
import { isToNothing, isUnderWay, jobList, jobView } from './queries.ts';
import { texts } from './texts.ts';

type JobAction = 'retry' | 'cancel';

const { state, kind } = jobView.filters;
const filters = [
  { name: 'state', label: texts.filters.state, options: optionsOf(state, texts.states) },
  { name: 'kind', label: texts.filters.kind, options: optionsOf(kind, texts.kinds) },
];
const nameOf = (job: AdminJob): string => `${kindOf(job)} ${shortId(job.job_id)}`;

export function Jobs() {
  const { view, change } = useTableView(jobView);
  const query = useInfiniteQuery(jobList(view));
  const [dialog, openDialog] = useState<{ act: JobAction; job: AdminJob } | undefined>();
  const close = () => openDialog(undefined);
  const retry = useAdminCall(api.jobs.retry, { done: texts.done.retry });
  const cancel = useAdminCall(api.jobs.cancel, { done: texts.done.cancel });
  const actions = { retry, cancel };
  const rows = query.data?.pages.flatMap(({ jobs }) => jobs);

  const act = async (what: JobAction, { job_id }: AdminJob, reason: string) => {
    await actions[what].run({ params: { id: job_id }, body: { reason } });
    close();
  };
  return (
    <ListScreen
      {...{ texts, query, rows }}
      scene="cup"
      tools={{ view, onChange: change, filters }}
      table={{
        columns,
        keyOf: ({ job_id }) => job_id,
        nameOf,
        actions: (job) => <JobMenu job={job} onOpen={(what) => openDialog({ act: what, job })} />,
      }}
    >
      <LoadMore query={query} />
      {dialog && (
        <ReasonDialog
          title={texts.ask[dialog.act]}
          sentence={texts.ask_sentence[dialog.act]}
          confirmLabel={texts.acts[dialog.act]}
          isRequired
          tone={dialog.act === 'cancel' ? 'danger' : 'primary'}
          pending={actions[dialog.act].pending}
          onConfirm={(reason) => void act(dialog.act, dialog.job, reason)}
          onClose={close}
        />
      )}
    </ListScreen>
  );
}

function JobMenu({ job, onOpen }: { job: AdminJob; onOpen: (act: JobAction) => void }) {
  const navigate = useNavigate();
  return (
    <Menu
      title={nameOf(job)}
      trigger={<IconButton icon={MoreHorizontal} size="sm" label={texts.actions(nameOf(job))} />}
      items={[
        ...(isUnderWay(job)
          ? [
              {
                label: texts.acts.cancel,
                tone: 'danger' as const,
                onSelect: () => onOpen('cancel'),
              },
            ]
          : []),
        ...(isToNothing(job) ? [{ label: texts.acts.retry, onSelect: () => onOpen('retry') }] : []),
        ...(job.state === 'succeeded'
          ? [
              {
                label: texts.give_back,
                onSelect: () => void navigate(paths.adminLedger(job.member_id)),
              },
            ]
          : []),
        { label: texts.in_log, onSelect: () => void navigate(paths.adminAudit(job.job_id)) },
      ]}
    />
  );
}
