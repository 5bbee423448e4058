// The prompt as sent to the image provider, shown on demand.
import { useId, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import type { Shape } from '@velour/contract/studio.ts';
import { failureText } from '../../../lib/failures.ts';
import { q } from '../../../lib/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { texts } from '../texts.ts';

interface Props {
  characterId: string;
  prompt: string;
  shape: Shape;
}

const words = texts.preview;

export function FinalPrompt(props: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="touch -mx-2 inline-flex min-h-9 items-center gap-1.5 rounded-small px-2 text-sm text-ink-soft hover:text-ink"
      >
        <Icon
          of={ChevronDown}
          size="xs"
          className={`transition-transform ${open ? 'rotate-180' : ''}`}
        />
        {open ? words.hide : words.show}
      </button>
      <div id={id} hidden={!open}>
        {open && <Written {...props} />}
      </div>
    </div>
  );
}

function Written({ characterId, prompt, shape }: Props) {
  const settled = useDebounced(prompt.trim());
  const { data, error, isPending, refetch } = useQuery({
    ...q.studio.preview({ body: { character_id: characterId, prompt: settled, shape } }),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (settled === '') return <p className="pt-1 text-sm text-ink-faint">{words.empty}</p>;
  if (error)
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3 pt-1 text-sm text-ink-soft">
        {failureText(error, { failed: words.failed })}
        <Button size="sm" onClick={() => void refetch()}>
          {words.again}
        </Button>
      </p>
    );
  if (isPending || !data)
    return (
      <Loading label={words.loading} className="pt-2">
        <Skeleton className="h-24 w-full" />
      </Loading>
    );
  return (
    <div className="mt-2 flex flex-col gap-2 rounded-control bg-raised-2 p-3.5 text-sm">
      <p className="text-ink-faint">{words.sentence}</p>
      <p className="wrap-anywhere text-ink">{data.prompt}</p>
      {data.negative_prompt !== '' && (
        <p className="wrap-anywhere text-ink-soft">
          <span className="font-medium">{words.negative}:</span> {data.negative_prompt}
        </p>
      )}
    </div>
  );
}
