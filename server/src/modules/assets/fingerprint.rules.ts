// Perceptual hashes of pictures: 256 comparisons of neighboring areas, in 16 bands by which an index finds similar
// pictures.
//
// Measured on painted people: re-encoded or at half the size, a picture differs in up to 12 comparisons; another scene
// in at least 35 and usually 80. Pictures with so few differences nearly always share a band.

/** The number of areas; each row has one comparison less. */
export const GRID = { width: 17, height: 16 } as const;
/** Pictures with at most this many different comparisons are considered the same. */
export const MAX_DIFFERENT = 20;
/** The minimum difference in brightness: nearly equal areas would differ by chance. */
const MARGIN = 4;

/**
 * Takes the brightness of each area, row by row. Returns 16 bands: the row number in the upper bits, its comparisons in
 * the lower 16.
 */
export function fingerprintOf(areas: Uint8Array): number[] {
  return Array.from({ length: GRID.height }, (_, row) => {
    let band = 0;
    for (let column = 0; column < GRID.width - 1; column += 1) {
      const at = row * GRID.width + column;
      band = (band << 1) | ((areas[at] ?? 0) + MARGIN < (areas[at + 1] ?? 0) ? 1 : 0);
    }
    return (row << 16) | band;
  });
}

/** Bands to search by; bands of plain surfaces are shared by too many pictures. */
export const distinctBandsOf = (fingerprint: readonly number[]): number[] =>
  fingerprint.filter((band) => {
    const ones = bitsOf(band & 0xffff);
    return ones >= 3 && ones <= 13;
  });

export const differenceOf = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, band, row) => sum + bitsOf((band ^ (other[row] ?? 0)) & 0xffff), 0);

function bitsOf(value: number): number {
  let count = 0;
  for (let left = value; left !== 0; left &= left - 1) count += 1;
  return count;
}
