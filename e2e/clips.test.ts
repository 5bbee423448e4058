// A clip of the painter in a real browser: it plays, and seeking shows the frame of that moment.
import { describe, expect, test } from 'vitest';
import { paintClip } from '../server/test/painted-clip.ts';
import { launchBrowser, withoutBrowser } from './browser.ts';

const FRAME = 1 / 24;

interface Seen {
  readonly size: readonly [width: number, height: number, seconds: number];
  readonly shown: readonly (readonly [wanted: number, got: number])[];
}

/** Seeks backwards and forwards, never to a key frame, and plays to the end. */
const watch = `(async () => {
  const video = document.querySelector('video');
  const until = (name) => new Promise((resolve) => video.addEventListener(name, resolve, { once: true }));
  if (video.readyState < 2) await until('loadeddata');
  let last;
  const follow = (_, { mediaTime }) => {
    last = mediaTime;
    video.requestVideoFrameCallback(follow);
  };
  video.requestVideoFrameCallback(follow);
  const isAt = (wanted) => last <= wanted + 0.001 && last > wanted - ${FRAME} - 0.001;
  const shown = [];
  for (const wanted of [1.7, 0.3, 1.2, 0.6, 1.95]) {
    const sought = until('seeked');
    video.currentTime = wanted;
    await sought;
    // On a busy machine the frame of the moment before may be shown once more.
    for (let waited = 0; !isAt(wanted) && waited < 200; waited += 1)
      await new Promise((resolve) => setTimeout(resolve, 25));
    shown.push([wanted, last]);
  }
  const ended = until('ended');
  await video.play();
  await ended;
  return { shown, size: [video.videoWidth, video.videoHeight, video.duration] };
})()`;

describe.skipIf(withoutBrowser)('a clip of the painter', () => {
  test('is played and sought by the browser, each frame at its moment', async () => {
    const { bytes } = await paintClip(2);
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage();
      const address = `data:video/mp4;base64,${bytes.toString('base64')}`;
      await page.setContent(`<video muted src="${address}"></video>`);
      const { size, shown } = await page.evaluate<Seen>(watch);
      expect(size).toEqual([96, 128, 2]);
      for (const [wanted, got] of shown) {
        expect(got).toBeLessThanOrEqual(wanted + 0.001);
        expect(got).toBeGreaterThan(wanted - FRAME - 0.001);
      }
    } finally {
      await browser.close();
    }
  });
});
