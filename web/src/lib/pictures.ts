// Where a picture can be had in which widths, so that each place on the page loads no more than it shows.
import { pictureSet } from '@velour/contract/pictures.ts';

export interface PictureSource {
  src: string;
  srcSet?: string;
}

/** From the address that the API gives. What is not a stored picture, such as a drawing of the page's own, has one size. */
export function pictureSource(address: string): PictureSource {
  const srcSet = pictureSet(address);
  return srcSet === undefined ? { src: address } : { src: address, srcSet };
}
