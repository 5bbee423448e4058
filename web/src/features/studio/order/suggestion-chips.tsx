// Ideas for a prompt in groups; a tap adds the words, another tap removes them.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Suggestions } from '@velour/contract/studio.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { hasPart, togglePart } from '../prompt-rules.ts';
import { suggestionsFor } from '../queries.ts';
import { texts } from '../texts.ts';

type GroupName = Suggestions['groups'][number]['name'];

interface Props {
  characterId: string;
  prompt: string;
  onPrompt: (prompt: string) => void;
}

export function SuggestionChips({ characterId, ...rest }: Props) {
  const { data, isPending, refetch } = useQuery(suggestionsFor(characterId));
  if (isPending) return <Waiting />;
  if (!data)
    return (
      <div className="flex min-h-38 flex-wrap items-center gap-3 text-ink-soft">
        {texts.chips.failed}
        <Button size="sm" onClick={() => void refetch()}>
          {texts.chips.again}
        </Button>
      </div>
    );
  return <Groups groups={data.groups} {...rest} />;
}

function Groups({
  groups,
  prompt,
  onPrompt,
}: Omit<Props, 'characterId'> & Pick<Suggestions, 'groups'>) {
  const [chosen, setChosen] = useState<GroupName | undefined>(groups[0]?.name);
  const group = groups.find(({ name }) => name === chosen) ?? groups[0];
  if (!group) return null;
  return (
    <div className="flex min-h-38 flex-col gap-3">
      <Segmented<GroupName>
        label={texts.chips.label}
        size="sm"
        options={groups.map(({ name, label }) => ({ value: name, label }))}
        value={group.name}
        onChange={setChosen}
      />
      <div role="group" aria-label={group.label} className="flex flex-wrap gap-2">
        {group.chips.map(({ label, text }) => (
          <Chip
            key={text}
            pressed={hasPart(prompt, text)}
            onPress={() => onPrompt(togglePart(prompt, text))}
          >
            {label}
          </Chip>
        ))}
      </div>
    </div>
  );
}

const widths = ['w-24', 'w-20', 'w-28', 'w-16', 'w-32', 'w-24', 'w-20'];

const Waiting = () => (
  <Loading label={texts.chips.loading} className="flex min-h-38 flex-col gap-3">
    <Skeleton className="h-10 w-full" />
    <div className="flex flex-wrap gap-2">
      {widths.map((width, at) => (
        <Skeleton key={`${at}-${width}`} radius="full" className={`h-9 ${width}`} />
      ))}
    </div>
  </Loading>
);
