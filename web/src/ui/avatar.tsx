// A round portrait with the name's first letter behind it until the picture is there.
import { Picture } from './picture.tsx';

interface Props {
  name: string;
  src?: string;
  preview?: string;
  size?: 'sm' | 'md' | 'lg';
}

const sizes = { sm: 'size-8 text-sm', md: 'size-11 text-lg', lg: 'size-16 text-2xl' };

/** The name stands beside an avatar, so the picture itself is silent. */
export function Avatar({ name, src, preview, size = 'md' }: Props) {
  return (
    <span
      className={`relative grid shrink-0 place-items-center overflow-hidden rounded-full bg-raised-3 font-display text-ink-soft ${sizes[size]}`}
      aria-hidden
    >
      {Array.from(name.trim())[0]?.toUpperCase()}
      {src && (
        <Picture src={src} preview={preview} alt="" ratio="1 / 1" className="!absolute inset-0" />
      )}
    </span>
  );
}
