// Recently deleted characters, collapsed at first: each can be restored until it is erased.
import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Undo2 } from 'lucide-react';
import type { RemovedCharacter } from '@velour/contract/own-characters.ts';
import { formatDayOfYear } from '../../lib/formats.ts';
import { pictureSource } from '../../lib/pictures.ts';
import { q } from '../../lib/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { texts } from './texts.ts';
import type { OwnActions } from './use-character-actions.ts';

const words = texts.removed_list;

export function RemovedList({ actions }: { actions: OwnActions }) {
  const { data } = useQuery(q.own_characters.removed());
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const characters = data?.characters ?? [];
  if (characters.length === 0) return null;
  return (
    <Card className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="font-display text-xl">{words.title}</h2>
          <p className="text-ink-soft">{words.sentence}</p>
        </div>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          className="touch flex min-h-10 items-center gap-1.5 text-sm text-ink-soft hover:text-ink"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.hide : words.count(characters.length)}
          <Icon
            of={ChevronDown}
            size="xs"
            className={classNames('transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      </header>
      <ul id={listId} hidden={!isOpen} className="grid gap-x-6 lg:grid-cols-2">
        {characters.map((one) => (
          <Line key={one.id} character={one} actions={actions} />
        ))}
      </ul>
    </Card>
  );
}

interface LineProps {
  character: RemovedCharacter;
  actions: OwnActions;
}

function Line({ character, actions }: LineProps) {
  const { name, age, portrait_url, preview, restorable_until } = character;
  return (
    <li className="flex items-center gap-3 border-t border-line py-2.5">
      <span className="w-10 shrink-0 overflow-hidden rounded-small">
        <Picture {...pictureSource(portrait_url)} alt="" preview={preview} />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="truncate font-medium">
          {name}
          <span className="font-normal text-ink-soft">{texts.age(age)}</span>
        </h3>
        <p className="text-sm text-ink-soft">{words.deadline(formatDayOfYear(restorable_until))}</p>
      </div>
      <Button
        size="sm"
        icon={Undo2}
        aria-label={words.restore_one(name)}
        onClick={() => actions.restore(character)}
      >
        {words.restore}
      </Button>
    </li>
  );
}
