// The number and shape of pictures.
import { useId } from 'react';
import { IMAGE_COUNTS, SHAPES } from '@velour/contract/studio-limits.ts';
import type { Shape } from '@velour/contract/studio.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import type { StudioDraft } from '../saved-drafts.ts';
import { texts } from '../texts.ts';

interface Props {
  draft: StudioDraft;
  onChange: (changes: Partial<StudioDraft>) => void;
}

const counts = IMAGE_COUNTS.map((count) => ({ value: String(count), label: String(count) }));

export function OrderOptions({ draft, onChange }: Props) {
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-4">
      <div className="flex flex-col gap-1.5">
        <span aria-hidden className="font-medium">
          {texts.number}
        </span>
        <Segmented
          label={texts.number}
          options={counts}
          value={String(draft.number)}
          onChange={(value) =>
            onChange({ number: IMAGE_COUNTS.find((count) => String(count) === value) ?? 1 })
          }
          className="min-w-40"
        />
      </div>
      <ShapeChoice shape={draft.shape} onChange={(shape) => onChange({ shape })} />
    </div>
  );
}

const outlines: Record<Shape, string> = {
  portrait: 'h-5 w-3.5',
  square: 'size-4.5',
  landscape: 'h-3.5 w-5',
};

function ShapeChoice({ shape, onChange }: { shape: Shape; onChange: (shape: Shape) => void }) {
  const name = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <span aria-hidden className="font-medium">
        {texts.shape}
      </span>
      <fieldset aria-label={texts.shape} className="inline-flex rounded-control bg-raised-2 p-1">
        {SHAPES.map((one) => (
          <label
            key={one}
            title={texts.shapes[one]}
            className="grid min-h-10 min-w-14 cursor-pointer place-items-center rounded-small text-ink-faint transition-colors hover:text-ink has-checked:bg-thumb has-checked:text-accent has-checked:shadow-thumb has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-strong"
          >
            <input
              type="radio"
              name={name}
              value={one}
              aria-label={texts.shapes[one]}
              checked={shape === one}
              onChange={() => onChange(one)}
              className="sr-only"
            />
            <span
              aria-hidden
              className={`rounded-[3px] border-2 border-current ${outlines[one]}`}
            />
          </label>
        ))}
      </fieldset>
    </div>
  );
}
