// The widths of a stored picture, and addresses without widths.
import { expect, test } from 'vitest';
import { pictureSource } from './pictures.ts';

const id = '019a0000-0000-7000-8000-0000000000ab';

test('the srcset of a stored picture has every width', () => {
  expect(pictureSource(`/assets/${id}/520`)).toEqual({
    src: `/assets/${id}/520`,
    srcSet: [
      `/assets/${id}/96 96w`,
      `/assets/${id}/192 192w`,
      `/assets/${id}/360 360w`,
      `/assets/${id}/520 520w`,
      `/assets/${id}/720 720w`,
      `/assets/${id}/960 960w`,
    ].join(', '),
  });
});

test.each([
  '/silhouette.svg',
  '',
  'blob:https://x/1',
  `https://elsewhere/assets/${id}/520`,
  '/assets/x/520',
])('%j is taken as it is', (address) => {
  expect(pictureSource(address)).toEqual({ src: address });
});
