// Which pictures and clips are marked, and with which digital source type.
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aPlainPicture, aRecipe } from '../../../test/fakes/fake-image.ts';
import { digitalSourceOf, xmpFor } from './digital-source.rules.ts';
import { makeOriginal, makePng, makeRendition, makeSketch } from './renditions.ts';

test.each([
  [{ provenance: { source: 'upload' } }, undefined],
  [{ provenance: { source: 'card' }, recipe: null }, undefined],
  [{ provenance: { engine: 'painter' } }, 'algorithmicMedia'],
  [{ provenance: {}, recipe: aRecipe() }, 'algorithmicMedia'],
  [{ provenance: { engine: 'comfyui · flux' } }, 'trainedAlgorithmicMedia'],
  [{ provenance: {}, recipe: { ...aRecipe(), engine: 'sdapi' } }, 'trainedAlgorithmicMedia'],
  [{ provenance: { engine: 'painter', still_engine: 'painter' } }, 'algorithmicMedia'],
  [{ provenance: { engine: 'painter', still_engine: 'sdapi' } }, 'trainedAlgorithmicMedia'],
  [{ provenance: { engine: 'wan', still_engine: null } }, 'trainedAlgorithmicMedia'],
  [{ provenance: { engine: 'painter', still_engine: null } }, 'compositeSynthetic'],
])('the source of %o is %s', (asset, source) => {
  expect(digitalSourceOf(asset)).toBe(source);
});

test('every file of a made picture says so, and nothing else', async () => {
  const made = await aPlainPicture();
  const source = 'trainedAlgorithmicMedia';
  const { content } = await makeOriginal(made, source);
  const files = [
    content,
    await makeRendition(content, { width: 96, format: 'webp', source }),
    await makeRendition(content, { width: 96, format: 'avif', source }),
    await makeSketch(made, source),
    await makePng(content, source),
  ];
  for (const file of files) {
    const { xmp, exif, iptc } = await sharp(file).metadata();
    expect(xmp?.toString()).toContain(xmpFor(source));
    expect([exif, iptc]).toEqual([undefined, undefined]);
  }
});
