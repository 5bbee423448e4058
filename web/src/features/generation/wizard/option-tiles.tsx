// The options of one step as tall picture tiles, for a single or multiple choice, with a second row for a related
// choice.
import { useRef } from 'react';
import type { CreationStep } from '@velour/contract/characters.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioCard } from '../../../ui/radio-card.tsx';
import { Crossfade } from './crossfade.tsx';
import { texts } from './texts.ts';
import { besideOf, choose, valuesOf, withValues, type Draft } from './steps.ts';

interface Props {
  step: CreationStep;
  draft: Draft;
  /** The id of the element with the question. */
  labelledBy: string;
  onChange: (next: (draft: Draft) => Draft) => void;
}

export const tileGrid =
  'grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] sm:gap-4';

export function OptionTiles({ step, draft, labelledBy, onChange }: Props) {
  const values = valuesOf(draft, step);
  const isFull = step.most > 1 && values.length >= step.most;
  const tiles = useRef<HTMLFieldSetElement>(null);
  const leaveOpen = (field: string) => {
    // The button disappears with the selection.
    tiles.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true });
    onChange((known) => withValues(known, field, []));
  };
  return (
    <div className="flex flex-col gap-5">
      {step.beside && <Beside step={step} draft={draft} onChange={onChange} />}
      <fieldset
        ref={tiles}
        role={step.most === 1 ? 'radiogroup' : undefined}
        aria-labelledby={labelledBy}
        className={tileGrid}
      >
        {step.options.map((option) => (
          <Tile
            key={option.value}
            step={step}
            option={option}
            checked={values.includes(option.value)}
            disabled={isFull && !values.includes(option.value)}
            onChoose={() => onChange((known) => choose(known, step, option.value))}
          />
        ))}
      </fieldset>
      {step.is_optional && (
        <div className="flex min-h-9 flex-wrap items-center gap-3">
          {step.most > 1 && (
            <p role="status" className="text-ink-soft">
              {texts.chosen_of(values.length, step.most)}
            </p>
          )}
          {values.length > 0 && step.field !== null && (
            <LeaveOpen field={step.field} onPress={leaveOpen} />
          )}
        </div>
      )}
    </div>
  );
}

function LeaveOpen({ field, onPress }: { field: string; onPress: (field: string) => void }) {
  return (
    <Button tone="ghost" size="sm" className="-ml-3" onClick={() => onPress(field)}>
      {texts.leave_open}
    </Button>
  );
}

interface TileProps {
  step: CreationStep;
  option: CreationStep['options'][number];
  checked: boolean;
  disabled: boolean;
  onChoose: () => void;
}

function Tile({ step, option, checked, disabled, onChoose }: TileProps) {
  return (
    <RadioCard
      type={step.most === 1 ? 'radio' : 'checkbox'}
      name={step.name}
      value={option.value}
      checked={checked}
      disabled={disabled}
      onChoose={onChoose}
      className="aspect-[3/4]"
    >
      <Crossfade src={option.picture_url} alt="" />
      <span className="card-shade absolute inset-x-0 bottom-0 px-3.5 pt-8 pb-2.5 font-display text-lg leading-snug text-on-shade">
        {option.label}
      </span>
    </RadioCard>
  );
}

function Beside({ step, draft, onChange }: Omit<Props, 'labelledBy'>) {
  const { beside } = step;
  if (!beside) return null;
  const chosen = besideOf(draft, step);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">{beside.label}</legend>
      <div className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0">
        {beside.options.map(({ value, label, tone }) => (
          <label
            key={value}
            className="relative flex min-h-11 shrink-0 cursor-pointer items-center gap-2 rounded-full bg-raised-2 py-1.5 pr-4 pl-2 text-ink-soft shadow-sheen transition-colors hover:bg-raised-3 has-checked:bg-ink has-checked:font-medium has-checked:text-ground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-strong"
          >
            <input
              type="radio"
              name={beside.field}
              value={value}
              checked={chosen === value}
              onChange={() => onChange((known) => withValues(known, beside.field, [value]))}
              className="sr-only"
            />
            <svg viewBox="0 0 28 28" aria-hidden className="size-7">
              <circle cx="14" cy="14" r="13" fill={tone} stroke="var(--edge)" />
            </svg>
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
