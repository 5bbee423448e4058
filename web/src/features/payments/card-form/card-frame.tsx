// The sandbox's card form in a frame: sized to its content, in the page's theme; reports when it is complete.
import { useEffect, useRef, useState } from 'react';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { CardFormFailed } from './card-form-failed.tsx';
import { colorOf, fontFaces, typeface } from './page-style.ts';
import { texts } from './texts.ts';
import { themeNow } from './theme-now.ts';

interface Props {
  path: string;
  clientSecret: string;
  /** After `done` and `closed`, the server knows the outcome. */
  onOutcome: (outcome: 'done' | 'closed' | 'declined') => void;
}

const outcomes = ['done', 'closed', 'declined'] as const;

export function CardFrame({ path, clientSecret, onOutcome }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [tries, setTries] = useState(0);
  const [height, setHeight] = useState(0);

  useEffect(() => {
    const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || origin !== window.location.origin) return;
      if (typeof data !== 'object' || data === null || !('sandbox' in data)) return;
      const outcome = outcomes.find((one) => one === data.sandbox);
      if (outcome) onOutcome(outcome);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [onOutcome]);

  const sizes = useRef<ResizeObserver>(undefined);
  useEffect(() => () => sizes.current?.disconnect(), []);
  const measure = () => {
    sizes.current?.disconnect();
    const main = frame.current?.contentDocument?.querySelector('main');
    // The browser's own error page, after the connection broke.
    if (!main) return setState('failed');
    dress(frame.current);
    setState('shown');
    sizes.current = new ResizeObserver(() =>
      setHeight(Math.ceil(main.getBoundingClientRect().height)),
    );
    sizes.current.observe(main);
  };
  const again = () => {
    setState('loading');
    setTries(tries + 1);
  };

  if (state === 'failed') return <CardFormFailed onRetry={again} />;
  const query = new URLSearchParams({ secret: clientSecret, theme: themeNow() });
  return (
    <div className="relative">
      {state === 'loading' && (
        <Loading label={texts.loading}>
          <Skeleton className="h-80" />
        </Loading>
      )}
      <iframe
        key={tries}
        ref={frame}
        title={texts.sandbox_frame}
        src={`${path}?${query}`}
        onLoad={measure}
        height={height}
        // Its own page leaves room around its fields for the ring of the focus.
        className={
          state === 'loading'
            ? 'absolute inset-0 size-full opacity-0'
            : '-mx-1 block w-[calc(100%+0.5rem)]'
        }
      />
    </div>
  );
}

/**
 * Applies the surroundings' font, colors, background and width; browsers that don't support this use the frame's own
 * rules.
 */
function dress(frame: HTMLIFrameElement | null): void {
  // A page of our own server.
  const inner = frame?.contentWindow as (Window & typeof globalThis) | null | undefined;
  if (!inner || !('adoptedStyleSheets' in inner.document)) return;
  const sheet = new inner.CSSStyleSheet();
  sheet.replaceSync(
    `${fontFaces()}body{font-family:${typeface()}}main{max-width:none}:root:root{--ground:transparent;--accent:${colorOf('--accent')};--on-accent:${colorOf('--on-accent')}}`,
  );
  inner.document.adoptedStyleSheets = [sheet];
}
