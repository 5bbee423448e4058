// The canvas of a picture: 800 units high, with the picture's aspect ratio.

export interface Canvas {
  readonly width: number;
  /** The picture in pixels. */
  readonly pixels: Pixels;
}

export interface Pixels {
  readonly width: number;
  readonly height: number;
}

export const HEIGHT = 800;

export const canvasOf = (pixels: Pixels): Canvas => ({
  width: (HEIGHT * pixels.width) / pixels.height,
  pixels,
});

/** A drawing on the canvas as an SVG of some size in pixels. */
export const svgOf = ({ width }: Canvas, size: Pixels, content: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${width} ${HEIGHT}" preserveAspectRatio="none">${content}</svg>`,
  );
