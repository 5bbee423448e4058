// A round portrait; shows the name's initial until the image has loaded.
import { classNames } from './class-names.ts';
import { Picture } from './picture.tsx';

interface Props {
  name: string;
  src?: string;
  srcSet?: string | undefined;
  preview?: string;
  size?: 'sm' | 'md' | 'lg' | 'xl';
}

/** Small avatars are cropped to the face. `sizes` is the rendered width. */
const FACE = '[&_img]:origin-[50%_42%] [&_img]:scale-145';

const styles = {
  sm: { style: 'size-8 text-sm', sizes: '47px', cut: FACE },
  md: { style: 'size-11 text-lg', sizes: '64px', cut: FACE },
  lg: { style: 'size-16 text-2xl', sizes: '93px', cut: FACE },
  xl: { style: 'size-32 text-4xl', sizes: '128px', cut: '' },
};

/**
 * Decorative: the name is next to the avatar. In a full-length portrait the face is in the upper
 * part.
 */
export function Avatar({ name, size = 'md', src, ...picture }: Props) {
  const { style, sizes, cut } = styles[size];
  return (
    <span
      className={`relative grid shrink-0 place-items-center overflow-hidden rounded-full bg-raised-3 font-display text-ink-soft ${style}`}
      aria-hidden
    >
      {Array.from(name.trim())[0]?.toUpperCase()}
      {src && (
        <span className="absolute inset-0">
          <Picture
            {...picture}
            src={src}
            sizes={sizes}
            alt=""
            ratio="1 / 1"
            className={classNames('[&_img]:object-top', cut)}
          />
        </span>
      )}
    </span>
  );
}
