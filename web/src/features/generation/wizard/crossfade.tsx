// Crossfades to the next picture once it is loaded, so that no frame is ever empty.
import { useEffect, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { isPrefetched } from './use-pictures.ts';

interface Props {
  src: string;
  alt: string;
}

export function Crossfade({ src, alt }: Props) {
  /** The last two loaded pictures, newest last. */
  const [loaded, setLoaded] = useState<readonly string[]>(() => (isPrefetched(src) ? [src] : []));
  const under = loaded.findLast((one) => one !== src);
  return (
    <>
      {under !== undefined && <img src={under} alt="" aria-hidden className={fill} />}
      <Newest
        key={src}
        src={src}
        alt={alt}
        isThere={loaded.includes(src)}
        onThere={() => setLoaded((known) => withNewest(known, src))}
      />
    </>
  );
}

const withNewest = (known: readonly string[], src: string): readonly string[] =>
  known.at(-1) === src ? known : [...known.filter((one) => one !== src).slice(-1), src];

/** The `Retry-After` that the server sends if a picture could not be drawn. */
const REST_MS = 5_000;
const MAX_TRIES = 3;

/** A picture that fails to load is retried after a while, and as soon as the network is back. */
function Newest({ src, alt, isThere, onThere }: Props & { isThere: boolean; onThere: () => void }) {
  const [tries, setTries] = useState(1);
  const [isResting, setResting] = useState(false);
  useEffect(() => {
    if (!isResting) return undefined;
    const again = () => {
      setResting(false);
      setTries(tries + 1);
    };
    const wait = tries < MAX_TRIES ? setTimeout(again, REST_MS) : undefined;
    window.addEventListener('online', again);
    return () => {
      clearTimeout(wait);
      window.removeEventListener('online', again);
    };
  }, [isResting, tries]);
  return (
    <img
      key={tries}
      // A prefetched picture is complete before the first paint, and does not fade in.
      ref={(picture) => {
        if (!isThere && picture?.complete && picture.naturalWidth > 0) onThere();
      }}
      src={src}
      alt={alt}
      decoding="async"
      onLoad={onThere}
      onError={() => setResting(true)}
      className={classNames(
        fill,
        'transition-opacity duration-(--duration-sheet) motion-reduce:transition-none',
        isThere ? 'opacity-100' : 'opacity-0',
      )}
    />
  );
}

const fill = 'absolute inset-0 size-full object-cover';
