// A picture that gives way to the next one only when that is there: choosing never shows an empty frame.
import { useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';

export function Crossfade({ src, alt }: { src: string; alt: string }) {
  /** The last two that came, the newest last. */
  const [loaded, setLoaded] = useState<readonly string[]>([]);
  const under = loaded.findLast((one) => one !== src);
  const isThere = loaded.includes(src);
  const note = () => setLoaded((known) => [...known.filter((one) => one !== src).slice(-1), src]);
  return (
    <>
      {under !== undefined && <img src={under} alt="" aria-hidden className={fill} />}
      <img
        key={src}
        // What was fetched ahead is there before the first paint, and has no need to fade in.
        ref={(picture) => {
          if (!isThere && picture?.complete && picture.naturalWidth > 0) note();
        }}
        src={src}
        alt={alt}
        decoding="async"
        onLoad={note}
        className={classNames(
          fill,
          'transition-opacity duration-[320ms] motion-reduce:transition-none',
          isThere ? 'opacity-100' : 'opacity-0',
        )}
      />
    </>
  );
}

const fill = 'absolute inset-0 size-full object-cover';
