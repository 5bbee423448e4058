// A preview of the person that the current choices describe.
import { useState } from 'react';
import type { CreationStep } from '@velour/contract/characters.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Crossfade } from './crossfade.tsx';
import { texts } from './texts.ts';
import { valuesOf, type Draft } from './steps.ts';

const EMPTY = '/silhouette.svg';

interface Props {
  draft: Draft;
  /** The portrait of the options; undefined while loading, when the last one stays. */
  portrait: string | undefined;
  className?: string;
}

export function LivePortrait({ draft, portrait, className }: Props) {
  const [last, setLast] = useState(portrait);
  if (portrait !== undefined && portrait !== last) setLast(portrait);
  const isEmpty = draft.gender === null || last === undefined;
  return (
    <span
      className={classNames('relative block aspect-[3/4] overflow-hidden bg-raised-2', className)}
    >
      <Crossfade
        src={isEmpty ? EMPTY : last}
        alt={isEmpty ? texts.portrait_none : texts.portrait}
      />
    </span>
  );
}

/** The choices as text, including those that the drawing cannot show. */
export function choiceWords(draft: Draft, step: CreationStep): string {
  const values = valuesOf(draft, step);
  const labels = values.map(
    (value) => step.options.find((option) => option.value === value)?.label ?? value,
  );
  const beside = step.beside?.options.find(
    ({ value }) => value === draft.chosen[step.beside?.field ?? '']?.[0],
  );
  return [...labels, ...(beside ? [beside.label.toLowerCase()] : [])].join(', ');
}
