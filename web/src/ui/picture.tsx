// A picture with a fixed shape that fades up from its blurred preview and never shifts what stands around it.
import { useEffect, useState, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface Props {
  src: string;
  srcSet?: string | undefined;
  /** How wide it stands on the page, as `sizes` of HTML; needed where there is a `srcSet`. */
  sizes?: string;
  alt: string;
  /** A tiny blurred data address, shown at once. Without one a plain tone waits. */
  preview?: string;
  /** Width to height, such as `3 / 4`. */
  ratio?: string;
  /** True for what is seen before anybody scrolls; everything else loads when it comes near. */
  eager?: boolean;
  className?: string;
  children?: ReactNode;
}

export function Picture({ ratio = '3 / 4', className, children, ...picture }: Props) {
  return (
    <span
      className={classNames('relative block overflow-hidden bg-raised-2', className)}
      style={{ aspectRatio: ratio }}
    >
      {/* Another source is another picture: it begins from its own preview. */}
      <Layers key={picture.src} {...picture} />
      {children}
    </span>
  );
}

/** `fading` is seen through, `there` hides everything below it, `resting` waits before the second and last try. */
type State = 'loading' | 'fading' | 'there' | 'resting' | 'failed';

/** As long as the server asks for when a picture could not be drawn. */
const REST_MS = 5_000;

function Layers({ src, srcSet, sizes, alt, preview, eager = false }: Omit<Props, 'ratio'>) {
  const [state, setState] = useState<State>('loading');
  const [tries, setTries] = useState(1);
  useEffect(() => {
    if (state !== 'resting') return undefined;
    const again = setTimeout(() => {
      setTries(2);
      setState('loading');
    }, REST_MS);
    return () => clearTimeout(again);
  }, [state]);
  // What the browser holds already is complete before React listens, and has no need to fade.
  const noticeHeld = (img: HTMLImageElement | null) => {
    if (img?.complete && img.naturalWidth > 0)
      setState((now) => (now === 'loading' ? 'there' : now));
  };
  const hasPicture = state !== 'resting' && state !== 'failed';
  return (
    <>
      {preview && state !== 'there' && (
        <img src={preview} alt="" aria-hidden className={`${fill} scale-110 blur-md`} />
      )}
      {hasPicture ? (
        <img
          key={tries}
          ref={noticeHeld}
          // Not `auto`: Chromium keeps every lazy picture that measures itself, and its card, until the page is left.
          sizes={srcSet === undefined ? undefined : sizes}
          srcSet={srcSet}
          src={src}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          onLoad={() => setState((now) => (now === 'loading' ? 'fading' : now))}
          onTransitionEnd={() => setState('there')}
          onError={() => setState(tries === 1 ? 'resting' : 'failed')}
          className={classNames(
            fill,
            state !== 'there' && 'transition-opacity duration-[320ms]',
            state === 'loading' ? 'opacity-0' : 'opacity-100',
          )}
        />
      ) : (
        // The preview stays, and nothing looks broken; who cannot see it is still told what it shows.
        alt !== '' && <span role="img" aria-label={alt} className={fill} />
      )}
    </>
  );
}

const fill = 'absolute inset-0 size-full object-cover';
