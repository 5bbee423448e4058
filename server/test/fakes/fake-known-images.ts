// A fake hash matching service: it matches pictures of listed solid colors. No real hash list is involved.
import sharp from 'sharp';
import { startFakeServer, type FakeServer } from './picture-servers/fake-server.ts';

export interface FakeKnownImages extends Pick<
  FakeServer,
  'url' | 'requests' | 'instead' | 'close'
> {
  /** Lists pictures of this color from now on. */
  list(color: string): void;
}

const MATCH = '/v1/match';

export async function startFakeKnownImages(): Promise<FakeKnownImages> {
  const listed = new Set<string>();
  const server = await startFakeServer(async ({ path, json, send }) => {
    if (path !== MATCH) return send(404, {});
    // Written by the adapter under test.
    const { image } = json as { image: string };
    const { dominant } = await sharp(Buffer.from(image, 'base64')).stats();
    const color = [dominant.r, dominant.g, dominant.b].map((one) => Math.round(one / 64)).join();
    send(
      200,
      listed.has(color) ? { match: true, list: 'test list', reference: color } : { match: false },
    );
  });
  return {
    ...server,
    list: (color) => void listed.add(color),
  };
}

/** A picture of one solid color. */
export const solid = (
  r: number,
  g: number,
  b: number,
  size = { width: 64, height: 64 },
): Promise<Buffer> =>
  sharp({ create: { ...size, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();
