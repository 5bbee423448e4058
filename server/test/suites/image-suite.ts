// Test suite of the image port, run against each adapter.
import sharp from 'sharp';
import { aRequest as aDrawnRequest } from '@velour/painter/test/request.ts';
import { afterEach, describe, expect, test } from 'vitest';
import {
  type ImageProvider,
  ImageFailure,
  type PictureRequest,
  SIDES,
} from '../../src/providers/image/port.ts';

export const aRequest = (change: Partial<PictureRequest> = {}): PictureRequest => ({
  ...aDrawnRequest(),
  ...change,
});

export function imageSuite(name: string, create: () => ImageProvider): void {
  describe(`image provider: ${name}`, () => {
    const opened: ImageProvider[] = [];
    const open = (): ImageProvider => {
      const provider = create();
      opened.push(provider);
      return provider;
    };
    afterEach(async () => {
      await Promise.all(opened.splice(0).map((provider) => provider.close()));
    });

    test.each([
      [192, 256],
      [256, 192],
      [200, 200],
      [SIDES.least, SIDES.least],
      [SIDES.least, 160],
    ])('a picture of %i × %i has that size and its kind', async (width, height) => {
      const picture = await open().paint(aRequest({ width, height }));
      expect(await sharp(picture.bytes).metadata()).toMatchObject({ width, height });
      expect(picture).toMatchObject({ width, height });
      expect(picture.mime).toBe(`image/${(await sharp(picture.bytes).metadata()).format}`);
    });

    test('words, a reference and a task are taken, whether they are of use or not', async () => {
      const wording = { text: 'An adult woman reads.', negative: 'text' };
      const reference = await sharp({
        create: { width: 64, height: 64, channels: 3, background: '#456' },
      })
        .png()
        .toBuffer();
      const remember = (): Promise<void> => Promise.resolve();
      const task = { id: undefined, remember };
      const picture = await open().paint(aRequest({ wording, reference, task }));
      expect(picture).toMatchObject({ width: 192, height: 256 });
    });

    test('an age below 18, or one that is not a number, is refused', async () => {
      for (const age of [17, 0, -1, Number.NaN]) {
        const identity = { ...aRequest().identity, age };
        await expect(open().paint(aRequest({ identity }))).rejects.toMatchObject({
          name: 'ImageFailure',
          kind: 'refused',
        });
      }
    });

    test.each([0, 63, 5000, 100.5])('a side of %d pixels is refused', async (width) => {
      await expect(open().paint(aRequest({ width }))).rejects.toBeInstanceOf(ImageFailure);
    });

    test('an aborted request ends with its reason', async () => {
      const signal = AbortSignal.abort(new Error('changed my mind'));
      await expect(open().paint(aRequest({ signal }))).rejects.toThrow('changed my mind');
    });

    test('a request that is aborted on the way ends at once, and the next one is served', async () => {
      const provider = open();
      const ending = new AbortController();
      const stopped = provider.paint(aRequest({ signal: ending.signal }));
      ending.abort(new Error('changed my mind'));
      await expect(stopped).rejects.toThrow('changed my mind');
      expect(await provider.paint(aRequest())).toMatchObject({ width: 192, height: 256 });
    });

    test('a closed provider ends what is under way and takes nothing more', async () => {
      const provider = open();
      const underWay = expect(provider.paint(aRequest())).rejects.toBeInstanceOf(ImageFailure);
      await provider.close();
      await underWay;
      await expect(provider.paint(aRequest())).rejects.toMatchObject({ kind: 'unavailable' });
    });
  });
}
