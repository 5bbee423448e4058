// The accounts with the highest usage of a paid provider today, fetched when opened.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { PaidProvider } from '@velour/contract/paid-providers.ts';
import { q } from '../../../lib/queries.ts';
import { formatNumber } from '../../../lib/formats.ts';
import { paths } from '../../../lib/paths.ts';
import { shortId } from '../../../lib/ids.ts';
import { Link } from '../../../ui/link.tsx';
import { texts, units } from './texts.ts';

export function Busiest({ engine }: { engine: PaidProvider }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="text-sm" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="touch w-fit rounded-small text-ink-soft hover:text-ink">
        {texts.busiest}
      </summary>
      {isOpen && <People engine={engine} />}
    </details>
  );
}

function People({ engine }: { engine: PaidProvider }) {
  const { data, error } = useQuery(q.budgets.busiest({ params: { engine } }));
  if (!data) {
    const words = error ? texts.busiest_failed : texts.busiest_waiting;
    return <p className="pt-2 text-ink-faint">{words}</p>;
  }
  if (data.people.length === 0)
    return <p className="pt-2 text-ink-faint">{texts.busiest_nobody}</p>;
  return (
    <ol className="mt-2 flex max-w-md flex-col gap-1 tabular-nums">
      {data.people.map(({ person_id, kind, name, used }) => (
        <li key={person_id} className="flex justify-between gap-4">
          {kind === 'member' ? (
            <Link to={paths.adminMembers(person_id)} className="min-w-0 truncate underline">
              {name ?? texts.member(shortId(person_id))}
            </Link>
          ) : (
            <span className="text-ink-soft">{texts.visitor}</span>
          )}
          <span className="shrink-0">
            {formatNumber(used)} {units[engine]}
          </span>
        </li>
      ))}
    </ol>
  );
}
