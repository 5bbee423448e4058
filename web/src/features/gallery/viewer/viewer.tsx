// The full-window viewer (lightbox) of a picture or clip: zoom, swipe, arrow keys; Escape and Back close it.
import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Dialog } from '@base-ui/react/dialog';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useIsCovered } from '../../../lib/overlays.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { enterLayer, useCloseOnBack } from '../../../ui/layers.ts';
import { texts } from '../texts.ts';
import { ZOOM_STEP, type Gestures } from './gestures.ts';
import { Stage } from './stage.tsx';

const words = texts.viewer;

export interface Viewed {
  id: string;
  kind: 'image' | 'video';
  url: string;
  video_url: string | null;
  preview: string;
  width: number;
  height: number;
  name: string;
  /** Author and date. */
  made: string;
  prompt: string | null;
}

interface Props {
  picture: Viewed;
  /** The index among the loaded pictures. */
  at: number;
  count: number;
  /** Prefetched. */
  nextUrl?: string | undefined;
  /** The total number, even if not all are loaded. */
  total: number;
  onMove: (at: number) => void;
  onClose: () => void;
  onFailed?: ((picture: Viewed) => void) | undefined;
  /** The action buttons. */
  actions: ReactNode;
}

const layer = (popup: HTMLElement | null) => (popup ? enterLayer(popup) : undefined);

/** The tile of the last shown picture. */
const tileOf = (id: string): HTMLElement | null =>
  document.querySelector(`[data-picture="${CSS.escape(id)}"]`);

export function Viewer(props: Props) {
  const { picture, at, count, total, nextUrl, onMove, onClose, onFailed, actions } = props;
  const [gestures, setGestures] = useState<Gestures>();
  const isCovered = useIsCovered();
  // The address names what it shows, so that the way back closes it.
  useCloseOnBack(!isCovered, undefined);
  const [isZoomed, setZoomed] = useState(false);
  useEffect(() => {
    if (nextUrl !== undefined) new Image().src = nextUrl;
  }, [nextUrl]);
  const step = (by: number) => {
    const next = at + by;
    if (next >= 0 && next < count) onMove(next);
  };
  const press = (event: KeyboardEvent) => {
    // Keys are left to a clip's own controls.
    if (event.target instanceof HTMLVideoElement) return;
    const action = keys({ step, gestures })[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };
  return (
    <Dialog.Root open={!isCovered} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup
          ref={layer}
          // Dark in both themes, including focus rings and spinners.
          data-theme="dark"
          finalFocus={() => tileOf(picture.id)}
          onKeyDown={press}
          // Toasts leave its own bar free.
          className="fixed inset-0 z-(--z-dialog) flex flex-col [--layer-bar:3.5rem] bg-[oklch(0.13_0.015_330)] pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)] text-on-shade outline-none"
        >
          <Head picture={picture} at={at} total={total}>
            {picture.kind === 'image' && (
              <IconButton
                icon={isZoomed ? ZoomOut : ZoomIn}
                label={isZoomed ? words.zoom_out : words.zoom_in}
                className={buttonStyle}
                onClick={() => (isZoomed ? gestures?.reset() : gestures?.zoomBy(ZOOM_STEP))}
              />
            )}
          </Head>
          <div className="relative min-h-0 flex-1">
            <Stage
              key={picture.id}
              picture={picture}
              onReady={setGestures}
              onSwipe={step}
              onZoom={setZoomed}
              onFailed={() => onFailed?.(picture)}
            />
            {count > 1 && <Steps at={at} count={count} step={step} />}
          </div>
          <footer className="mx-auto flex w-full max-w-5xl flex-col gap-3 px-4 py-3">
            {picture.prompt && (
              <p className="line-clamp-2 text-center text-sm wrap-anywhere opacity-85 sm:text-base">
                {picture.prompt}
              </p>
            )}
            {actions}
          </footer>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const buttonStyle = 'text-on-shade hover:bg-on-shade/15 hover:text-on-shade';

interface Keys {
  step: (by: number) => void;
  gestures: Gestures | undefined;
}

const keys = ({ step, gestures }: Keys): Readonly<Record<string, () => void>> => ({
  ArrowLeft: () => step(-1),
  ArrowRight: () => step(1),
  '+': () => gestures?.zoomBy(ZOOM_STEP),
  '=': () => gestures?.zoomBy(ZOOM_STEP),
  '-': () => gestures?.zoomBy(1 / ZOOM_STEP),
  '0': () => gestures?.reset(),
});

interface HeadProps {
  picture: Viewed;
  at: number;
  total: number;
  children: ReactNode;
}

function Head({ picture, at, total, children }: HeadProps) {
  return (
    <header className="@container flex items-center gap-2 py-2 pr-2 pl-4">
      <div className="min-w-0 flex-1">
        <Dialog.Title className="truncate font-display text-xl">
          {words.title(picture.name)}
        </Dialog.Title>
        <Dialog.Description className="truncate text-sm opacity-80">
          {picture.made}
        </Dialog.Description>
      </div>
      {total > 1 && (
        <p className="text-sm tabular-nums opacity-80 @max-[16rem]:hidden" aria-hidden>
          {words.place(at + 1, total)}
        </p>
      )}
      <p role="status" className="sr-only">
        {words.announce(picture.kind, at + 1, total)}
      </p>
      {children}
      <Dialog.Close render={<IconButton icon={X} label={words.close} className={buttonStyle} />} />
    </header>
  );
}

function Steps({ at, count, step }: { at: number; count: number; step: (by: number) => void }) {
  const place = 'absolute top-1/2 -translate-y-1/2 max-lg:sr-only max-lg:focus-visible:not-sr-only';
  return (
    <>
      <IconButton
        icon={ChevronLeft}
        label={words.before}
        iconSize="md"
        shape="round"
        // A disabled button would lose the focus, and keys would no longer work.
        aria-disabled={at === 0}
        className={`${place} left-4 ${buttonStyle}`}
        onClick={() => step(-1)}
      />
      <IconButton
        icon={ChevronRight}
        label={words.after}
        iconSize="md"
        shape="round"
        aria-disabled={at === count - 1}
        className={`${place} right-4 ${buttonStyle}`}
        onClick={() => step(1)}
      />
    </>
  );
}
