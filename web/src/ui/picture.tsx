// A picture with a fixed shape that fades up from its blurred preview and never shifts what stands around it.
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useFirstPass } from './use-first-pass.ts';

interface Props {
  src: string;
  srcSet?: string | undefined;
  /** How wide it stands on the page, as `sizes` of HTML; needed where there is a `srcSet`. */
  sizes?: string;
  alt: string;
  /** A tiny blurred data address, shown at once. Without one a plain tone waits. */
  preview?: string;
  /** Width to height. */
  ratio?: keyof typeof ratios;
  /** True for what is seen before anybody scrolls; everything else loads when it comes near. */
  eager?: boolean;
  /** It could not be loaded, such as from an address that has expired. */
  onFailed?: (() => void) | undefined;
  className?: string;
  children?: ReactNode;
}

/** As classes: the page's policy lets no style attribute of the server's pass. */
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
      {/* Another source is another picture: it begins from its own preview. */}
      <Layers key={picture.src} {...picture} />
      {children}
    </span>
  );
}

/**
 * `drawn` stands in the server's page and is seen as soon as it comes, `fading` is seen through, `there` hides
 * everything below it, `resting` waits before the second and last try.
 */
type State = 'drawn' | 'loading' | 'fading' | 'there' | 'resting' | 'failed';

/** As long as the server asks for when a picture could not be drawn. */
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
  // What the browser holds already is complete before React listens, and has no need to fade.
  const noticeHeld = (img: HTMLImageElement | null) => {
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
          ref={noticeHeld}
          // Not `auto`: Chromium keeps every lazy picture that measures itself, and its card, until the page is left.
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
        // The preview stays; its alternative text is still available.
        alt !== '' && <span role="img" aria-label={alt} className={fill} />
      )}
    </>
  );
}

const afterLoad: Partial<Record<State, State>> = { loading: 'fading', drawn: 'there' };

const fill = 'absolute inset-0 size-full object-cover';
