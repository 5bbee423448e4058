// Converts RGB to the encoder's planes: BT.709 with limited range, chroma at half the size.

interface Size {
  /** In pixels; even numbers. */
  readonly width: number;
  readonly height: number;
}

/** The Y, U and V planes in this order. */
export function planesOf(rgb: Uint8Array, { width, height }: Size): Uint8Array {
  if (rgb.length !== width * height * 3) throw new Error('The frame has the wrong size.');
  const half = width / 2;
  const pixels = width * height;
  const planes = new Uint8Array(pixels + half * height);
  const at = (index: number): number => rgb[index] ?? 0;
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    const from = pixel * 3;
    planes[pixel] = 16 + 0.18259 * at(from) + 0.61423 * at(from + 1) + 0.06201 * at(from + 2) + 0.5;
  }
  const quarter = pixels / 4;
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const upper = (y * width + x) * 3;
      const lower = upper + width * 3;
      const mean = (channel: number): number =>
        (at(upper + channel) +
          at(upper + 3 + channel) +
          at(lower + channel) +
          at(lower + 3 + channel)) /
        4;
      const [red, green, blue] = [mean(0), mean(1), mean(2)];
      const place = pixels + (y / 2) * half + x / 2;
      planes[place] = 128 - 0.10064 * red - 0.33857 * green + 0.43922 * blue + 0.5;
      planes[place + quarter] = 128 + 0.43922 * red - 0.39894 * green - 0.04027 * blue + 0.5;
    }
  }
  return planes;
}
