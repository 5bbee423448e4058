// The domes of the home page for admins: reorder by dragging, rename, delete and restore.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MoreHorizontal, Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { CuratedDome } from '@velour/contract/curation.ts';
import { api } from '../../../../lib/api.ts';
import { q } from '../../../../lib/queries.ts';
import { paths } from '../../../../lib/paths.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Link } from '../../../../ui/link.tsx';
import { Menu } from '../../../../ui/menu.tsx';
import { OrderedList } from '../../../../ui/order/ordered-list.tsx';
import { Loading, Skeleton } from '../../../../ui/skeleton.tsx';
import { isPasswordNeeded, LoadFailed } from '../../../shared/admin/load-failed.tsx';
import { ScreenHead } from '../../../shared/admin/screen-head.tsx';
import { useAdminCall } from '../../../shared/admin/use-admin-call.ts';
import { useUndo } from '../../../shared/admin/use-undo.ts';
import { texts } from './texts.ts';

const list = q.curation.domes();

export function Domes() {
  const { data, error, refetch } = useQuery(list);
  const { order, remove, pending } = useDomes();
  if (error && (!data || isPasswordNeeded(error))) {
    return <LoadFailed error={error} onRetry={() => void refetch()} />;
  }
  return (
    <div className="flex flex-col gap-4">
      <ScreenHead title={texts.title} sentence={texts.sentence}>
        <ButtonLink to={paths.adminDome('new')} size="sm" tone="primary" icon={Plus}>
          {texts.add}
        </ButtonLink>
      </ScreenHead>
      {!data && (
        <Loading label={texts.loading} count={4} className="flex flex-col gap-2">
          <Skeleton className="h-16" />
        </Loading>
      )}
      {data?.domes.length === 0 && (
        <EmptyState scene="curtain" title={texts.empty}>
          {texts.empty_sentence}
        </EmptyState>
      )}
      {data && data.domes.length > 0 && (
        <OrderedList
          label={texts.list}
          items={data.domes}
          keyOf={({ id }) => id}
          nameOf={({ title }) => title}
          disabled={pending}
          onMove={({ keys }) => void order(keys)}
        >
          {(dome) => <DomeRow dome={dome} onRemove={() => void remove(dome)} />}
        </OrderedList>
      )}
    </div>
  );
}

function useDomes() {
  const { offer } = useUndo();
  const queries = useQueryClient();
  const ordering = useAdminCall(api.curation.orderDomes, {
    onDone: ({ undo_id }) => offer(texts.ordered, undo_id),
  });
  const removing = useAdminCall(api.curation.removeDome);

  const order = async (ids: readonly string[]): Promise<void> => {
    const shown = queries.getQueryData(list.queryKey);
    const byId = new Map(shown?.domes.map((dome) => [dome.id, dome]));
    // Optimistic, so that the dropped item stays where it was dropped.
    await queries.cancelQueries(list);
    queries.setQueryData(list.queryKey, { domes: ids.flatMap((id) => byId.get(id) ?? []) });
    await ordering.run({ body: { ids: [...ids] } });
  };

  const remove = async ({ id, title }: CuratedDome): Promise<void> => {
    const done = await removing.run({ params: { dome_id: id } });
    if (done) offer(texts.removed(title), done.undo_id);
  };

  return { order, remove, pending: ordering.pending || removing.pending };
}

function DomeRow({ dome, onRemove }: { dome: CuratedDome; onRemove: () => void }) {
  const navigate = useNavigate();
  const { id, title, description, gender, count } = dome;
  return (
    <div className="flex min-w-0 items-center gap-3">
      <span className="min-w-0 flex-1">
        <Link to={paths.adminDome(id)} className="block truncate font-medium hover:underline">
          {title}
        </Link>
        <span className="block truncate text-sm text-ink-faint">
          {gender ? texts.genders[gender] : texts.everywhere} · {texts.count(count)}
          {description && ` · ${description}`}
        </span>
      </span>
      <Menu
        title={title}
        trigger={<IconButton icon={MoreHorizontal} size="sm" label={texts.actions(title)} />}
        items={[
          { label: texts.edit, onSelect: () => void navigate(paths.adminDome(id)) },
          { label: texts.remove, tone: 'danger', onSelect: onRemove },
        ]}
      />
    </div>
  );
}
