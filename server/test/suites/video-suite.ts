// Test suite of the video port, run against each adapter.
import sharp from 'sharp';
import { aRequest } from '@velour/painter/test/request.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { findBox, numbersIn, readMp4 } from '@velour/mp4/boxes.ts';
import { ImageFailure } from '../../src/providers/image/port.ts';
import {
  CLIP_LIMITS,
  type ClipRequest,
  type VideoProvider,
} from '../../src/providers/video/port.ts';

const { identity, scene } = aRequest();
/** The recipe of a still. */
export const aDrawing = { identity, scene: { ...scene, pose: 'facing, close' } };

/** A plain picture with a bright spot. */
export const aStill = (width = 96, height = 128): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#7a3a52' } })
    .composite([
      {
        input: { create: { width: 24, height: 24, channels: 3, background: '#ffe8c0' } },
        left: 30,
        top: 20,
      },
    ])
    .jpeg()
    .toBuffer();

export const aClipRequest = async (change: Partial<ClipRequest> = {}): Promise<ClipRequest> => ({
  still: await aStill(),
  wording: { text: 'an adult who breathes calmly', negative: '' },
  seed: 3,
  seconds: 0.5,
  width: 96,
  height: 128,
  signal: new AbortController().signal,
  ...change,
});

/** The requested sides, and those of the clip. */
type Sides = readonly [number, number, number, number];
const ANY_SIDES: readonly Sides[] = [
  [96, 128, 96, 128],
  [128, 96, 128, 96],
  [65, 99, 66, 100],
];
/** For models, which draw in steps of 16 pixels. */
export const MODEL_SIDES: readonly Sides[] = [
  [96, 128, 96, 128],
  [128, 96, 128, 96],
];

export function videoSuite(
  name: string,
  create: () => VideoProvider,
  sizes: readonly Sides[] = ANY_SIDES,
): void {
  describe(`video provider: ${name}`, () => {
    const opened: VideoProvider[] = [];
    const open = (): VideoProvider => {
      const provider = create();
      opened.push(provider);
      return provider;
    };
    afterEach(async () => {
      await Promise.all(opened.splice(0).map((provider) => provider.close()));
    });

    test.each(sizes)(
      'a clip of %i × %i is an MP4 of %i × %i that a player can seek in',
      async (...sides) => {
        const [width, height, evenWidth, evenHeight] = sides;
        const clip = await open().animate(await aClipRequest({ width, height }));
        expect(clip).toMatchObject({ width: evenWidth, height: evenHeight, mime: 'video/mp4' });
        const facts = readMp4(clip.bytes);
        expect(facts).toMatchObject({
          width: evenWidth,
          height: evenHeight,
          codec: 'avc1',
          isMoovFirst: true,
        });
        expect(facts.seconds).toBeCloseTo(clip.seconds, 2);
        expect(Math.abs(clip.seconds - 0.5)).toBeLessThan(0.15);
        expect(facts.frames / facts.seconds).toBeGreaterThanOrEqual(12);
        const keys = findBox(clip.bytes, ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stss']);
        expect(keys && numbersIn(clip.bytes, keys)[0]).toBe(1);
      },
    );

    test('an age below 18, or one that is not a number, is refused', async () => {
      for (const age of [17, -1, Number.NaN]) {
        const request = await aClipRequest({ recipe: { identity: { ...identity, age }, scene } });
        await expect(open().animate(request)).rejects.toMatchObject({
          name: 'ImageFailure',
          kind: 'refused',
        });
      }
    });

    test.each<Partial<ClipRequest>>([
      { width: 0 },
      { width: CLIP_LIMITS.side.most + 1 },
      { height: 100.5 },
      { seconds: 0 },
      { seconds: CLIP_LIMITS.seconds.most + 1 },
      { seconds: Number.NaN },
    ])('%o is refused', async (change) => {
      await expect(open().animate(await aClipRequest(change))).rejects.toMatchObject({
        kind: 'refused',
      });
    });

    test('a still that is no picture is a failure', async () => {
      const request = await aClipRequest({ still: Buffer.from('<html>') });
      await expect(open().animate(request)).rejects.toBeInstanceOf(ImageFailure);
    });

    test('an aborted request ends with its reason', async () => {
      const signal = AbortSignal.abort(new Error('changed my mind'));
      await expect(open().animate(await aClipRequest({ signal }))).rejects.toThrow(
        'changed my mind',
      );
    });

    test('a request that is aborted on the way ends at once, and the next one is served', async () => {
      const provider = open();
      const ending = new AbortController();
      const stopped = provider.animate(await aClipRequest({ signal: ending.signal }));
      ending.abort(new Error('changed my mind'));
      await expect(stopped).rejects.toThrow('changed my mind');
      expect(await provider.animate(await aClipRequest())).toMatchObject({ width: 96 });
    });

    test('a closed provider ends what is under way and takes nothing more', async () => {
      const provider = open();
      const request = await aClipRequest();
      const underWay = expect(provider.animate(request)).rejects.toBeInstanceOf(ImageFailure);
      await provider.close();
      await underWay;
      await expect(provider.animate(request)).rejects.toMatchObject({ kind: 'unavailable' });
    });
  });
}
