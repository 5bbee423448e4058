// The characters of a dome: search and add, reorder by dragging, remove and restore.
import { useState, type ReactNode } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import type { Curated, CuratedDome } from '@velour/contract/curation.ts';
import { api } from '../../../../lib/api.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { OrderedList } from '../../../../ui/order/ordered-list.tsx';
import { SearchField } from '../../../../ui/search-field.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { LoadFailed } from '../../../shared/admin/load-failed.tsx';
import { useAdminCall } from '../../../shared/admin/use-admin-call.ts';
import { useUndo } from '../../../shared/admin/use-undo.ts';
import { candidates, charactersIn } from './queries.ts';
import { texts } from './texts.ts';

export function DomeCharacters({ dome: { id } }: { dome: CuratedDome }) {
  const { data, error, refetch } = useQuery(charactersIn(id));
  const { set, pending } = useFilling(id);
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton radius="card" className="h-96" />;
  const { characters } = data;
  const take = (one: Curated) =>
    set(
      characters.filter((other) => other.id !== one.id),
      texts.taken(one.name),
    );
  const byId = new Map(characters.map((one) => [one.id, one]));
  return (
    <Card padding="large" className="flex min-w-0 flex-col gap-4" aria-label={texts.characters}>
      <h2 className="font-display text-xl">{texts.characters}</h2>
      <Finder
        present={new Set(byId.keys())}
        onPut={(one) => void set([...characters, one], texts.put_done(one.name))}
      />
      {characters.length === 0 && <p className="text-ink-soft">{texts.characters_empty}</p>}
      <OrderedList
        label={texts.characters}
        items={characters}
        keyOf={(one) => one.id}
        nameOf={({ name }) => name}
        disabled={pending}
        onMove={({ keys }) =>
          void set(
            keys.flatMap((key) => byId.get(key) ?? []),
            texts.ordered,
          )
        }
      >
        {(one) => (
          <Person one={one}>
            <IconButton
              icon={X}
              size="sm"
              iconSize="xs"
              label={texts.take(one.name)}
              disabled={pending}
              onClick={() => void take(one)}
            />
          </Person>
        )}
      </OrderedList>
    </Card>
  );
}

function useFilling(dome_id: string) {
  const { run, pending } = useAdminCall(api.curation.setDomeCharacters);
  const { offer } = useUndo();
  const queries = useQueryClient();
  const shown = charactersIn(dome_id);
  const key = shown.queryKey;

  /** Sends the new order with the previously shown one; updates optimistically. */
  const set = async (characters: readonly Curated[], message: string): Promise<void> => {
    const known = queries.getQueryData(key);
    if (!known) return;
    await queries.cancelQueries(shown);
    queries.setQueryData(key, { ...known, characters: [...characters] });
    const ids = characters.map(({ id }) => id);
    const body = { version: known.version, ids };
    const made = await run({ params: { dome_id }, body });
    if (!made) return;
    queries.setQueryData(key, made);
    offer(message, made.undo_id);
  };

  return { set, pending };
}

interface FinderProps {
  present: ReadonlySet<string>;
  onPut: (one: Curated) => void;
}

function Finder({ present, onPut }: FinderProps) {
  const [search, setSearch] = useState('');
  const { data } = useQuery(candidates(search));
  const found = search.trim() === '' ? undefined : data?.characters;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex">
        <SearchField size="sm" label={texts.find} value={search} onChange={setSearch} />
      </div>
      {found?.length === 0 && <p className="text-sm text-ink-soft">{texts.nobody}</p>}
      {found && found.length > 0 && (
        <ul
          aria-label={texts.found}
          className="flex flex-col gap-1 rounded-control bg-raised-2 p-2"
        >
          {found.map((one) => (
            <li key={one.id}>
              <Person one={one}>
                <Button
                  size="sm"
                  icon={Plus}
                  aria-label={texts.put(one.name)}
                  disabled={present.has(one.id)}
                  onClick={() => onPut(one)}
                >
                  {present.has(one.id) ? texts.on_it : texts.put_on}
                </Button>
              </Person>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Person({ one, children }: { one: Curated; children: ReactNode }) {
  const { name, tagline, portrait_url, preview, visibility } = one;
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={name} src={portrait_url} preview={preview} size="sm" />
      <span className="min-w-0 flex-1">
        <span className="block truncate">{name}</span>
        <span className="block truncate text-sm text-ink-faint">
          {visibility === 'public' ? tagline : texts.hidden}
        </span>
      </span>
      {children}
    </span>
  );
}
