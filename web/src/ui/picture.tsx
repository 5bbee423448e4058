// An image of fixed aspect ratio that fades in over its blurred preview, without layout shift.
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useFirstPass } from './use-first-pass.ts';

interface Props {
  src: string;
  srcSet?: string | undefined;
  /** The rendered width, as the `sizes` attribute of `img`; required with `srcSet`. */
  sizes?: string;
  alt: string;
  /** A tiny blurred image as a data URL, shown at once; a plain color without one. */
  preview?: string;
  /** Width to height. */
  ratio?: keyof typeof ratios;
  /** True for images above the fold; all others are loaded lazily. */
  eager?: boolean;
  /** Called if the image could not be loaded, such as from an expired address. */
  onFailed?: (() => void) | undefined;
  className?: string;
  children?: ReactNode;
}

/**
 * Classes, because the content security policy forbids style attributes in server-rendered HTML.
 */
const ratios = {
  '3 / 4': 'aspect-[3/4]',
  '4 / 5': 'aspect-[4/5]',
  '1 / 1': 'aspect-square',
  '4 / 3': 'aspect-[4/3]',
};

export function Picture({ ratio = '3 / 4', className, children, ...picture }: Props) {
  return (
    <span
      className={classNames('relative block overflow-hidden bg-raised-2', ratios[ratio], className)}
    >
      {/* The key resets the state for another source, so that it starts with its own preview. */}
      <Layers key={picture.src} {...picture} />
      {children}
    </span>
  );
}

/**
 * `drawn`: part of the server's HTML, visible as soon as it loads; `fading`: fading in over the
 * preview; `there`: fully visible; `resting`: waiting before the second and last attempt.
 */
type State = 'drawn' | 'loading' | 'fading' | 'there' | 'resting' | 'failed';

/** The `Retry-After` that the server sends when a picture could not be rendered. */
const REST_MS = 5_000;

function Layers({
  src,
  srcSet,
  sizes,
  alt,
  preview,
  eager = false,
  onFailed,
}: Omit<Props, 'ratio'>) {
  const [state, setState] = useState<State>(useFirstPass() ? 'drawn' : 'loading');
  const [tries, setTries] = useState(1);
  useEffect(() => {
    if (state !== 'resting') return undefined;
    const again = setTimeout(() => {
      setTries(2);
      setState('loading');
    }, REST_MS);
    return () => clearTimeout(again);
  }, [state]);
  // A cached image is complete before React listens to `load`, and is shown without fading.
  const showCached = (img: HTMLImageElement | null) => {
    if (!img?.complete) return;
    if (state === 'drawn')
      startTransition(() => setState(img.naturalWidth > 0 ? 'there' : 'resting'));
    else if (img.naturalWidth > 0) setState((now) => (now === 'loading' ? 'there' : now));
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
          ref={showCached}
          // Not `auto`: Chromium keeps every lazy image with automatic sizes, and its card, in
          // memory until the page is left.
          sizes={srcSet === undefined ? undefined : sizes}
          srcSet={srcSet}
          src={src}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          onLoad={() => setState((now) => afterLoad[now] ?? now)}
          onTransitionEnd={() => setState('there')}
          onError={() => {
            setState(tries === 1 ? 'resting' : 'failed');
            onFailed?.();
          }}
          className={classNames(
            fill,
            (state === 'loading' || state === 'fading') &&
              'transition-opacity duration-(--duration-sheet)',
            state === 'loading' ? 'opacity-0' : 'opacity-100',
          )}
        />
      ) : (
        // The preview stays, with the alternative text for screen readers.
        alt !== '' && <span role="img" aria-label={alt} className={fill} />
      )}
    </>
  );
}

const afterLoad: Partial<Record<State, State>> = { loading: 'fading', drawn: 'there' };

const fill = 'absolute inset-0 size-full object-cover';
