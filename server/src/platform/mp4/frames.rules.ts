// Selects sample frames of a clip, and converts their colors from YUV to RGB.

/** Indexes of the first frame, the last one and others evenly in between, without duplicates. */
export function sampledOf(frames: number, count: number): number[] {
  const steps = Math.max(1, count - 1);
  const sampled = Array.from({ length: count }, (_, at) => Math.round((at * (frames - 1)) / steps));
  return [...new Set(sampled)];
}

interface Planes {
  /** In pixels; an even number, like the height. */
  readonly width: number;
  readonly height: number;
  /** Planar Y, U and V (4:2:0): U and V have half the width and height. */
  readonly planes: Uint8Array;
}

/** Uses BT.709 with limited range, like our own clips; for other clips colors are slightly off. */
export function rgbOf({ width, height, planes }: Planes): Uint8Array {
  const pixels = width * height;
  const rgb = new Uint8ClampedArray(pixels * 3);
  const at = (index: number): number => planes[index] ?? 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      const chroma = pixels + (y >> 1) * (width >> 1) + (x >> 1);
      const light = 1.16438 * (at(pixel) - 16);
      const blue = at(chroma) - 128;
      const red = at(chroma + pixels / 4) - 128;
      rgb[pixel * 3] = light + 1.79274 * red;
      rgb[pixel * 3 + 1] = light - 0.21325 * blue - 0.53291 * red;
      rgb[pixel * 3 + 2] = light + 2.1124 * blue;
    }
  }
  return new Uint8Array(rgb.buffer);
}
