// Pictures of which one is chosen: by pointer, arrow keys or voice.
import { Check } from 'lucide-react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Picture } from './picture.tsx';

interface Props {
  pictures: readonly { image_id: string; url: string; preview: string }[];
  /** The id of what asks for the choice. */
  labelledBy: string;
  /** What a screen reader calls one of them, counted from 1. */
  labelOf: (at: number, count: number) => string;
  chosen: string | null;
  onChoose: (image_id: string) => void;
  className?: string;
}

export function PictureRadios(props: Props) {
  const { pictures, labelledBy, labelOf, chosen, onChoose, className } = props;
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={labelledBy}
      className={classNames('grid grid-cols-2 gap-3 sm:gap-4', className)}
    >
      {pictures.map(({ image_id, url, preview }, at) => (
        <label
          key={image_id}
          className="relative block cursor-pointer overflow-hidden rounded-card transition-[box-shadow] has-checked:shadow-[0_0_0_3px_var(--ground),0_0_0_6px_var(--accent)] has-focus-visible:outline-3 has-focus-visible:outline-offset-[7px] has-focus-visible:outline-accent-strong"
        >
          <input
            type="radio"
            name="picture"
            value={image_id}
            checked={chosen === image_id}
            onChange={() => onChoose(image_id)}
            aria-label={labelOf(at + 1, pictures.length)}
            className="sr-only"
          />
          <Picture src={url} alt="" preview={preview} eager />
          {chosen === image_id && (
            <span className="absolute top-2.5 right-2.5 grid size-8 animate-rise place-items-center rounded-full bg-accent text-on-accent shadow-lift">
              <Icon of={Check} />
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
