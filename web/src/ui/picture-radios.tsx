// A radio group of pictures: by pointer, arrow keys or voice control.
import { classNames } from './class-names.ts';
import { Picture } from './picture.tsx';
import { RadioCard } from './radio-card.tsx';

interface Props {
  pictures: readonly { image_id: string; url: string; preview: string }[];
  /** The id of the element that labels the group. */
  labelledBy: string;
  /** The screen reader label of one picture; `at` counts from 1. */
  labelOf: (at: number, count: number) => string;
  chosen: string | null;
  onChoose: (image_id: string) => void;
  columns?: 2 | 3;
  /** False (lazy loading) if there are more pictures than fit on a screen. */
  eager?: boolean;
  className?: string;
}

export function PictureRadios(props: Props) {
  const {
    pictures,
    labelledBy,
    labelOf,
    chosen,
    onChoose,
    eager = true,
    columns = 2,
    className,
  } = props;
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={labelledBy}
      className={classNames(
        'grid gap-3 sm:gap-4',
        columns === 2 ? 'grid-cols-2' : 'grid-cols-3',
        className,
      )}
    >
      {pictures.map(({ image_id, url, preview }, at) => (
        <RadioCard
          key={image_id}
          name="picture"
          value={image_id}
          checked={chosen === image_id}
          onChoose={() => onChoose(image_id)}
          label={labelOf(at + 1, pictures.length)}
        >
          <Picture src={url} alt="" preview={preview} eager={eager} />
        </RadioCard>
      ))}
    </fieldset>
  );
}
