// The lorebook of a chat's character; entries that the last reply used are marked.
import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { loreOf } from '../queries.ts';
import { texts } from './texts.ts';

/** Books have hundreds of entries; those that the last reply used come first. */
const MAX_AT_FIRST = 12;

interface Props {
  sessionId: string;
  /** Refetched after each reply. */
  revision: number;
}

export function Lore({ sessionId, revision }: Props) {
  const { data, refetch } = useQuery({ ...loreOf(sessionId), retry: false });
  const [isWhole, setIsWhole] = useState(false);
  const hasLore = (data?.count ?? 0) > 0;
  useEffect(() => {
    if (hasLore) void refetch();
  }, [hasLore, revision, refetch]);
  if (!data || !hasLore) return null;
  const { entries, count } = data;
  const used = entries.filter(({ is_used }) => is_used);
  const sorted = [...used, ...entries.filter(({ is_used }) => !is_used)];
  const shown = isWhole ? sorted : sorted.slice(0, MAX_AT_FIRST);
  return (
    <section aria-label={texts.title} className="flex flex-col gap-2">
      <h3 className="font-medium">{texts.title}</h3>
      <p className="text-sm text-ink-faint">{texts.used(used.length, count)}</p>
      <ul className="flex flex-wrap gap-2">
        {shown.map(({ name, is_used }) => (
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
      {sorted.length > MAX_AT_FIRST && (
        <Button
          size="sm"
          tone="ghost"
          className="-ms-3 self-start"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? texts.less : texts.all}
        </Button>
      )}
    </section>
  );
}
