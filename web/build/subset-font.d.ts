// What we use of the package subset-font, which brings no types of its own.
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** An axis is set to one value or narrowed to a range. */
    variationAxes: Record<string, number | { min: number; max: number }>;
  }
  export default function subsetFont(
    font: Uint8Array,
    letters: string,
    options: Options,
  ): Promise<Uint8Array>;
}
