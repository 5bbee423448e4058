// `src` and `srcset` of pictures, so that each place loads no more pixels than it shows.
import { pictureSet } from '@velour/contract/pictures.ts';

export interface PictureSource {
  src: string;
  srcSet?: string;
}

/**
 * `address` is the API's. Anything but a stored picture, such as the page's own drawings, has one
 * size.
 */
export function pictureSource(address: string): PictureSource {
  const srcSet = pictureSet(address);
  return srcSet === undefined ? { src: address } : { src: address, srcSet };
}
