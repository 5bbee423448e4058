// The partner's portrait, blurred behind the messages and tinted by the theme, so that all text keeps its contrast.
import { useEffect, useState } from 'react';

/** So few pixels, stretched over the screen, look blurred; a filter would be redrawn in every scrolled frame. */
const WIDTH = 20;
const HEIGHT = 26;

export function Backdrop({ preview }: { preview: string }) {
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const drawn = useDrawn(canvas, preview);
  return (
    <div
      aria-hidden
      className="absolute inset-0 -z-10 overflow-hidden bg-ground will-change-transform"
    >
      <canvas
        ref={setCanvas}
        width={WIDTH}
        height={HEIGHT}
        hidden={!drawn}
        className="size-full scale-110 animate-rise object-cover"
      />
      <div className="scrim absolute inset-0" />
    </div>
  );
}

/** Draws the picture at `source` onto the canvas; returns whether it was loaded. */
function useDrawn(canvas: HTMLCanvasElement | null, source: string): boolean {
  const [drawn, setDrawn] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    const picture = new Image();
    picture.src = source;
    picture
      .decode()
      .then(() => {
        if (wanted && draw(canvas, picture)) setDrawn(source);
      })
      // Without a picture, the background color stays.
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [canvas, source]);
  return drawn === source;
}

function draw(canvas: HTMLCanvasElement | null, picture: HTMLImageElement): boolean {
  const pen = canvas?.getContext('2d');
  if (!pen) return false;
  pen.imageSmoothingQuality = 'high';
  // Mixed with the background, colors turn pale; browsers without filters show them that way.
  pen.filter = 'saturate(1.6)';
  pen.drawImage(picture, 0, 0, WIDTH, HEIGHT);
  return true;
}
