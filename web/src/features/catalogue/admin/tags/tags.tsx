// The site's tags for admins: counts, hide, rename, merge, delete, and the order of pinned ones.
import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { MoreHorizontal, X } from 'lucide-react';
import { useNavigate } from 'react-router';
import { MAX_MATCHING_TAGS } from '@velour/contract/character-limits.ts';
import type { CuratedTag } from '@velour/contract/curation.ts';
import { paths } from '../../../../lib/paths.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Link } from '../../../../ui/link.tsx';
import { Menu } from '../../../../ui/menu.tsx';
import { OrderedList } from '../../../../ui/order/ordered-list.tsx';
import { BulkBar } from '../../../../ui/table/bulk-bar.tsx';
import type { Column } from '../../../../ui/table/columns.ts';
import { useEverything } from '../../../../ui/table/use-everything.ts';
import { useSelection } from '../../../../ui/table/use-selection.ts';
import { optionsOf } from '../../../../ui/options.ts';
import { useTableView } from '../../../../ui/table/use-table-view.ts';
import { ListScreen } from '../../../shared/admin/list-screen.tsx';
import { Pager } from '../../../../ui/table/pager.tsx';
import { ReasonDialog } from '../../../shared/admin/reason-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { PAGE, tagList, tagView } from './queries.ts';
import { texts } from './texts.ts';
import { useTagActions, type OnMatching } from './use-tag-actions.ts';

type TagActions = ReturnType<typeof useTagActions>;

const sorts = optionsOf(['-count', 'count', 'name'], texts.sorts);
const filters = [
  {
    name: 'is_hidden',
    label: texts.filter,
    options: optionsOf(tagView.filters.is_hidden, texts.states),
  },
];
const columns: readonly Column<CuratedTag>[] = [
  {
    key: 'name',
    title: texts.columns.name,
    sort: 'name',
    lead: true,
    cell: ({ name }) => (
      <Link
        to={paths.adminTagged(name)}
        className="block truncate text-base font-medium hover:underline"
      >
        {name}
      </Link>
    ),
  },
  {
    key: 'state',
    title: texts.columns.state,
    cell: ({ is_hidden, is_first }) => (
      <span className={is_hidden ? 'text-warning' : 'text-ink-soft'}>
        {is_hidden ? texts.hidden : is_first ? texts.first : texts.shown}
      </span>
    ),
  },
  {
    key: 'count',
    title: texts.columns.count,
    sort: 'count',
    align: 'end',
    cell: ({ count }) => count,
  },
];
const NONE: readonly string[] = [];

export function Tags() {
  const { view, change } = useTableView(tagView);
  const query = useQuery(tagList(view));
  const { data } = query;
  const rows = data?.tags;
  const first = data?.first ?? NONE;
  const selection = useSelection(useMemo(() => rows?.map(({ name }) => name) ?? [], [rows]));
  const everything = useEverything({
    view,
    selection,
    total: data?.total_count ?? 0,
    most: MAX_MATCHING_TAGS,
  });
  const actions = useTagActions(first, selection.clear);
  return (
    <ListScreen
      {...{ texts, query, rows }}
      scene="chair"
      tools={{ view, onChange: change, filters, sorts }}
      table={{
        columns,
        keyOf: ({ name }) => name,
        nameOf: ({ name }) => name,
        sort: view.sort,
        onSort: (sort) => change({ sort }),
        selection,
        actions: (tag) => <TagMenu tag={tag} first={first} actions={actions} />,
      }}
      beside={data ? <First names={first} actions={actions} /> : null}
    >
      <BulkBar selection={selection} everything={everything}>
        {everything.isChosen ? (
          <BulkOnMatching matching={{ view, count: everything.total }} actions={actions} />
        ) : (
          <Bulk names={selection.chosen} actions={actions} />
        )}
      </BulkBar>
      {data && (
        <Pager
          {...{ view, onChange: change, size: PAGE, shown: data.tags.length }}
          total={data.total_count}
        />
      )}
      <TagDialogs actions={actions} />
    </ListScreen>
  );
}

function Bulk({ names, actions }: { names: readonly string[]; actions: TagActions }) {
  const { openDialog, pending, setHidden } = actions;
  return (
    <>
      <Button size="sm" disabled={pending} onClick={() => void setHidden(names, true)}>
        {texts.hide}
      </Button>
      <Button size="sm" disabled={pending} onClick={() => void setHidden(names, false)}>
        {texts.show}
      </Button>
      <Button size="sm" disabled={pending} onClick={() => openDialog({ what: 'merge', names })}>
        {names.length === 1 ? texts.rename : texts.merge}
      </Button>
      <Button
        size="sm"
        tone="danger"
        disabled={pending}
        onClick={() => openDialog({ what: 'delete', names })}
      >
        {texts.remove}
      </Button>
    </>
  );
}

interface OnMatchingProps {
  matching: Pick<OnMatching, 'view' | 'count'>;
  actions: TagActions;
}

/** All of these require a confirmation, because most of the affected tags are not visible. */
function BulkOnMatching({ matching, actions: { openDialog, pending } }: OnMatchingProps) {
  return (['hide', 'show', 'delete'] as const).map((act) => (
    <Button
      key={act}
      size="sm"
      tone={act === 'delete' ? 'danger' : 'quiet'}
      disabled={pending}
      onClick={() => openDialog({ what: 'matching', matching: { act, ...matching } })}
    >
      {onMatchingWords[act].label}
    </Button>
  ));
}

const onMatchingWords = {
  hide: { label: texts.hide, sentence: texts.hide_sentence },
  show: { label: texts.show, sentence: texts.show_sentence },
  delete: { label: texts.remove, sentence: texts.remove_sentence },
};

interface TagMenuProps {
  tag: CuratedTag;
  first: readonly string[];
  actions: TagActions;
}

function TagMenu({ tag: { name, is_hidden, is_first }, first, actions }: TagMenuProps) {
  const navigate = useNavigate();
  const { openDialog, order, setHidden } = actions;
  return (
    <Menu
      title={name}
      trigger={<IconButton icon={MoreHorizontal} size="sm" label={texts.actions(name)} />}
      items={[
        { label: texts.look, onSelect: () => void navigate(paths.adminTagged(name)) },
        { label: texts.rename, onSelect: () => openDialog({ what: 'merge', names: [name] }) },
        ...(is_first
          ? []
          : [{ label: texts.put_first, onSelect: () => void order([...first, name]) }]),
        {
          label: is_hidden ? texts.show : texts.hide,
          onSelect: () => void setHidden([name], !is_hidden),
        },
        {
          label: texts.remove,
          tone: 'danger' as const,
          onSelect: () => openDialog({ what: 'delete', names: [name] }),
        },
      ]}
    />
  );
}

function First({ names, actions }: { names: readonly string[]; actions: TagActions }) {
  const { order, pending } = actions;
  return (
    <Card aria-label={texts.first_title} className="flex min-w-0 flex-col gap-3">
      <h2 className="font-display text-xl">{texts.first_title}</h2>
      <p className="text-sm text-ink-soft">
        {names.length > 0 ? texts.first_sentence : texts.first_empty}
      </p>
      <OrderedList
        label={texts.first_title}
        items={names}
        keyOf={(name) => name}
        nameOf={(name) => name}
        disabled={pending}
        onMove={({ keys }) => void order(keys)}
      >
        {(name) => (
          <span className="flex min-w-0 items-center gap-2">
            <span className="min-w-0 flex-1 truncate">{name}</span>
            <IconButton
              icon={X}
              size="sm"
              iconSize="xs"
              label={texts.take_back(name)}
              disabled={pending}
              onClick={() => void order(names.filter((other) => other !== name))}
            />
          </span>
        )}
      </OrderedList>
    </Card>
  );
}

function TagDialogs({
  actions: { dialog, openDialog, pending, merge, remove, changeMatching },
}: {
  actions: TagActions;
}) {
  if (!dialog) return null;
  const close = () => openDialog(undefined);
  if (dialog.what === 'matching') {
    const { act, count } = dialog.matching;
    return (
      <ReasonDialog
        title={texts.ask_matching[act](count)}
        sentence={onMatchingWords[act].sentence}
        confirmLabel={onMatchingWords[act].label}
        isRequired={act === 'delete'}
        tone={act === 'delete' ? 'danger' : 'primary'}
        pending={pending}
        onConfirm={(reason) => void changeMatching(dialog.matching, reason)}
        onClose={close}
      />
    );
  }
  const { what, names } = dialog;
  if (what === 'merge') {
    return (
      <MergeDialog
        names={names}
        pending={pending}
        onConfirm={(into) => void merge(names, into)}
        onClose={close}
      />
    );
  }
  return (
    <ReasonDialog
      title={texts.ask_remove(names.length)}
      sentence={texts.remove_sentence}
      confirmLabel={texts.remove}
      isRequired
      tone="danger"
      pending={pending}
      onConfirm={(reason) => void remove(names, reason)}
      onClose={close}
    />
  );
}
