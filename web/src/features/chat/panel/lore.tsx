// The lorebook of a chat's character: its entries, those marked that the last reply used.
import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { loreOf } from '../queries.ts';
import { texts } from './texts.ts';

interface Props {
  sessionId: string;
  /** Another one after each reply. */
  revision: number;
}

export function Lore({ sessionId, revision }: Props) {
  const { data, refetch } = useQuery({ ...loreOf(sessionId), retry: false });
  const hasLore = (data?.count ?? 0) > 0;
  useEffect(() => {
    if (hasLore) void refetch();
  }, [hasLore, revision, refetch]);
  if (!data || !hasLore) return null;
  const { entries, count } = data;
  const used = entries.filter(({ is_used }) => is_used).length;
  return (
    <section aria-label={texts.title} className="flex flex-col gap-2">
      <h3 className="font-medium">{texts.title}</h3>
      <p className="text-sm text-ink-faint">{texts.used(used, count)}</p>
      <ul className="flex flex-wrap gap-2">
        {entries.map(({ name, is_used }) => (
          <li
            key={name}
            className={`max-w-full rounded-full px-3 py-1 text-sm wrap-anywhere ${
              is_used ? 'bg-gold-fill text-on-gold' : 'bg-raised-2 text-ink-soft'
            }`}
          >
            {name || texts.always}
            {is_used && <span className="sr-only"> {texts.is_used}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
