// All characters of the site, with search, filters, and actions for one or several.
import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { MoreHorizontal, Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { MAX_MATCHING } from '@velour/contract/character-limits.ts';
import type { Curated, CurationAction } from '@velour/contract/curation.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, type MenuItem } from '../../../ui/menu.tsx';
import { BulkBar } from '../../../ui/table/bulk-bar.tsx';
import { useEverything } from '../../../ui/table/use-everything.ts';
import { useSelection } from '../../../ui/table/use-selection.ts';
import { optionsOf } from '../../../ui/options.ts';
import { useTableView } from '../../../ui/table/use-table-view.ts';
import { ListScreen } from '../../shared/admin/list-screen.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { ReasonDialog } from '../../shared/admin/reason-dialog.tsx';
import { columns } from './character-columns.tsx';
import { characterView, curatedList, PAGE } from './queries.ts';
import { texts } from './texts.ts';
import { useCurationActions } from './use-curation-actions.ts';

const values = characterView.filters;
const sorts = optionsOf(['-new', 'new', '-messages', 'name'], texts.sorts);
const filters = [
  {
    name: 'visibility',
    label: texts.filters.visibility,
    options: optionsOf(values.visibility, texts.visibilities),
  },
  {
    name: 'is_official',
    label: texts.filters.is_official,
    options: optionsOf(values.is_official, texts.makers),
  },
  { name: 'gender', label: texts.filters.gender, options: optionsOf(values.gender, texts.genders) },
  { name: 'rating', label: texts.filters.rating, options: optionsOf(values.rating, texts.ratings) },
  {
    name: 'is_exclusive',
    label: texts.filters.is_exclusive,
    options: optionsOf(values.is_exclusive, texts.access),
  },
  {
    name: 'is_deleted',
    label: texts.filters.is_deleted,
    options: optionsOf(values.is_deleted, texts.deleted),
  },
];
const bulk = ['publish', 'hide', 'make_exclusive', 'make_free', 'delete'] as const;
const asksWhy = (act: CurationAction) => act === 'hide' || act === 'delete';

/** An action with an open dialog: for a reason, or because it affects other pages, too. */
interface PendingAction {
  readonly act: CurationAction;
  /** Undefined for all matching characters. */
  readonly rows?: readonly Curated[];
}

export function CharacterList() {
  const { view, change } = useTableView(characterView);
  const query = useQuery(curatedList(view));
  const { data } = query;
  const rows = data?.characters;
  const selection = useSelection(useMemo(() => rows?.map(({ id }) => id) ?? [], [rows]));
  const [dialog, openDialog] = useState<PendingAction | undefined>();
  const everything = useEverything({
    view,
    selection,
    total: data?.total_count ?? 0,
    most: MAX_MATCHING,
  });
  const { act, actOnMatching, pending } = useCurationActions(() => {
    selection.clear();
    openDialog(undefined);
  });
  const begin = (what: CurationAction, on: readonly Curated[]) => {
    if (asksWhy(what)) openDialog({ act: what, rows: on });
    else void act(what, on);
  };
  const chosen = rows?.filter(({ id }) => selection.isSelected(id)) ?? [];
  const offered = view.filters['is_deleted'] ? (['restore'] as const) : bulk;
  return (
    <ListScreen
      {...{ texts, query, rows }}
      scene="chair"
      begin={
        <ButtonLink to={paths.adminCharacter('new')} size="sm" tone="primary" icon={Plus}>
          {texts.add}
        </ButtonLink>
      }
      tools={{ view, onChange: change, filters, sorts }}
      table={{
        columns,
        keyOf: ({ id }) => id,
        nameOf: ({ name }) => name,
        sort: view.sort,
        onSort: (sort) => change({ sort }),
        selection,
        actions: (row) => <RowMenu row={row} onAct={(what) => begin(what, [row])} />,
      }}
    >
      <BulkBar selection={selection} everything={everything}>
        {offered.map((what) => (
          <Button
            key={what}
            size="sm"
            tone={what === 'delete' ? 'danger' : 'quiet'}
            disabled={pending}
            onClick={() => (everything.isChosen ? openDialog({ act: what }) : begin(what, chosen))}
          >
            {texts.acts[what]}
          </Button>
        ))}
      </BulkBar>
      {data && (
        <Pager
          {...{ view, onChange: change, size: PAGE, shown: data.characters.length }}
          total={data.total_count}
          isMore={data.is_more}
        />
      )}
      {dialog && (
        <ReasonDialog
          title={texts.ask[dialog.act](dialog.rows?.length ?? everything.total)}
          sentence={texts.ask_sentence[dialog.act]}
          confirmLabel={texts.acts[dialog.act]}
          isRequired={asksWhy(dialog.act)}
          tone={asksWhy(dialog.act) ? 'danger' : 'primary'}
          pending={pending}
          onConfirm={(reason) =>
            void (dialog.rows
              ? act(dialog.act, dialog.rows, reason)
              : actOnMatching(dialog.act, { view, count: everything.total, reason }))
          }
          onClose={() => openDialog(undefined)}
        />
      )}
    </ListScreen>
  );
}

function RowMenu({ row, onAct }: { row: Curated; onAct: (act: CurationAction) => void }) {
  const navigate = useNavigate();
  const { name, visibility, is_exclusive, is_deleted, is_open, id } = row;
  const item = (act: CurationAction): MenuItem => ({
    label: texts.acts[act],
    onSelect: () => onAct(act),
    ...(act === 'delete' ? { tone: 'danger' as const } : {}),
  });
  const open: MenuItem = {
    label: is_open ? texts.edit : texts.open,
    onSelect: () => void navigate(paths.adminCharacter(id)),
  };
  const items = is_deleted
    ? [item('restore')]
    : [
        open,
        ...(visibility === 'public' ? [item('hide')] : []),
        ...(visibility === 'rejected' || (row.is_official && visibility === 'private')
          ? [item('publish')]
          : []),
        ...(is_open ? [item(is_exclusive ? 'make_free' : 'make_exclusive')] : []),
        item('delete'),
      ];
  return (
    <Menu
      title={name}
      items={items}
      trigger={<IconButton icon={MoreHorizontal} size="sm" label={texts.actions(name)} />}
    />
  );
}
