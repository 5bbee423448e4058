// The picture's area in the viewer: fits the picture, fades it in from its preview, and receives gestures.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Clip } from '../../../ui/clip.tsx';
import { texts } from '../texts.ts';
import { Gestures } from './gestures.ts';
import type { Viewed } from './viewer.tsx';

interface Props {
  picture: Viewed;
  /** Passes the gestures, with which the viewer's keys and buttons zoom; must be a stable function. */
  onReady: (gestures: Gestures | undefined) => void;
  onSwipe: (by: -1 | 1) => void;
  onZoom: (isZoomed: boolean) => void;
  onFailed: () => void;
}

export function Stage(props: Props) {
  const { picture, onFailed } = props;
  if (picture.kind === 'image') return <Still {...props} />;
  return (
    <div className="absolute inset-0 grid place-items-center">
      <Clip
        src={picture.video_url ?? ''}
        still={picture.url}
        label={texts.viewer.clip(picture.name)}
        onFailed={onFailed}
        className="size-full"
      />
    </div>
  );
}

function Still({ picture, onReady, onSwipe, onZoom, onFailed }: Props) {
  const { url, preview, width, height, name, prompt } = picture;
  const stage = useRef<HTMLDivElement>(null);
  const moved = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const swipe = useEffectEvent(onSwipe);
  const zoom = useEffectEvent(onZoom);
  useEffect(() => {
    if (!stage.current || !moved.current) return undefined;
    const hands = new Gestures({
      stage: stage.current,
      picture: moved.current,
      natural: { width, height },
      onSwipe: (by) => swipe(by),
      onZoom: (isZoomed) => zoom(isZoomed),
    });
    onReady(hands);
    return () => {
      hands.dispose();
      onReady(undefined);
      zoom(false);
    };
  }, [onReady, width, height]);
  const layer = 'absolute inset-0 size-full object-contain';
  return (
    <div ref={stage} className="absolute inset-0 touch-none overflow-hidden select-none">
      <div ref={moved} className="absolute inset-0 will-change-transform">
        {preview !== '' && loaded !== url && (
          <img src={preview} alt="" aria-hidden className={`${layer} blur-md`} />
        )}
        <img
          src={url}
          alt={texts.viewer.alt(name, prompt)}
          draggable={false}
          decoding="async"
          onLoad={() => setLoaded(url)}
          onError={() => {
            setFailed(url);
            onFailed();
          }}
          className={`${layer} transition-opacity duration-(--duration-sheet) ${loaded === url ? 'opacity-100' : 'opacity-0'}`}
        />
      </div>
      {failed === url && (
        <p role="alert" className="absolute inset-x-4 bottom-4 text-center">
          {texts.viewer.gone}
        </p>
      )}
    </div>
  );
}
