// The columns of the audit log: the action with its reason and changes, the actor, and the time.
import type { AuditEntry } from '@velour/contract/audit.ts';
import { formatMoment } from '../../../lib/formats.ts';
import { paths } from '../../../lib/paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Link } from '../../../ui/link.tsx';
import type { Column } from '../../../ui/table/columns.ts';
import { shortId } from '../../../lib/ids.ts';
import { actWords, changesOf } from './rules.ts';
import { texts } from './texts.ts';

export const columns: readonly Column<AuditEntry>[] = [
  { key: 'action', title: texts.columns.action, lead: true, cell: actionCell },
  { key: 'who', title: texts.columns.who, cell: whoCell },
  {
    key: 'at',
    title: texts.columns.at,
    align: 'end',
    cell: ({ created_at }) => formatMoment(created_at),
  },
];

const isUuid = (id: string): boolean => id.length === 36;

function actionCell(entry: AuditEntry) {
  const { act, subject_type, subject_id, reason, after } = entry;
  const changes = changesOf(entry);
  return (
    <div className="flex min-w-0 flex-col gap-1 py-1 wrap-anywhere">
      <p
        className={classNames(
          'text-base font-medium',
          Boolean(after?.['undo_id']) && 'max-md:pr-20',
        )}
      >
        {actWords(act)}{' '}
        {subject_id !== null && subject_type !== 'site' && (
          <Subject entry={entry} id={subject_id} />
        )}
      </p>
      {reason !== '' && <p className="text-ink-soft">“{reason}”</p>}
      {changes.length > 0 && (
        <dl className="flex flex-wrap gap-x-5 gap-y-1">
          {changes.map((change) => (
            <div key={change.name} className="flex min-w-0 flex-wrap gap-x-1.5">
              <dt className="text-ink-faint">{change.name}</dt>
              <dd className="min-w-0">
                {change.before !== undefined && (
                  <del className="text-ink-soft decoration-danger">
                    <span className="sr-only">{texts.from} </span>
                    {change.before}
                  </del>
                )}{' '}
                {change.after !== undefined && (
                  <ins className="text-success no-underline">
                    <span className="sr-only">{texts.to} </span>
                    {change.after}
                  </ins>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** The name links to the subject; without a page of its own, to all entries about it. */
function Subject({ entry, id }: { entry: AuditEntry; id: string }) {
  const { subject_type, subject_name } = entry;
  const screen = SCREENS[subject_type];
  if (subject_name !== null && screen) {
    return (
      <Link to={screen(id)} className="font-normal text-ink-soft underline">
        {subject_name}
      </Link>
    );
  }
  return (
    <Link
      to={paths.adminAudit(id)}
      title={texts.alike(id)}
      className="font-normal text-ink-faint hover:underline"
    >
      {subject_name ?? (isUuid(id) ? shortId(id) : id.replaceAll('_', ' '))}
    </Link>
  );
}

/** The screens of subjects. */
const SCREENS: Readonly<Record<string, (id: string) => string>> = {
  character: paths.adminCharacter,
  dome: paths.adminDome,
  item: paths.adminPrices,
  member: paths.adminLedger,
  package: paths.adminPrices,
  plan: paths.adminPrices,
};

function whoCell({ actor_kind, actor_id, actor_name }: AuditEntry) {
  if (actor_kind !== 'admin' || actor_id === null) {
    return actor_kind === 'operator' ? texts.operator : texts.system;
  }
  const name = actor_name ?? texts.admin(shortId(actor_id));
  return (
    <Link to={paths.adminAudit(actor_id)} title={texts.by_admin(name)} className="hover:underline">
      {name}
    </Link>
  );
}
