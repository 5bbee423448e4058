// Small real clips in the formats of video servers: H.264 in MP4, animated WebP, motion JPEG in AVI.
import sharp from 'sharp';
import { encodeH264 } from '../../../src/providers/video/h264.ts';
import { planesOf } from '../../../src/providers/video/planes.rules.ts';
import { plainPicture } from './pictures.ts';

export interface ClipShape {
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly fps: number;
  readonly seed?: number;
}

export function plainMp4({ width, height, frames, fps }: ClipShape): Promise<Buffer> {
  async function* drawn() {
    for (let at = 0; at < frames; at += 1)
      yield { bytes: planesOf(new Uint8Array(width * height * 3).fill(at * 3), { width, height }) };
  }
  return encodeH264(drawn(), { width, height, framesPerSecond: fps });
}

const stills = ({ width, height, frames, seed = 0 }: ClipShape): Promise<Buffer[]> =>
  // Equal frames would be merged into one.
  Promise.all(
    Array.from({ length: frames }, (_, at) =>
      plainPicture({ width, height, seed: seed + at * 0x080808 }),
    ),
  );

export async function plainWebp(shape: ClipShape): Promise<Buffer> {
  const delay = Array.from({ length: shape.frames }, () => Math.round(1000 / shape.fps));
  return sharp(await stills(shape), { join: { animated: true } })
    .webp({ delay, quality: 60 })
    .toBuffer();
}

const chunk = (type: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
};

const list = (name: string, ...parts: readonly Buffer[]): Buffer =>
  chunk('LIST', Buffer.concat([Buffer.from(name), ...parts]));

export async function plainAvi(shape: ClipShape): Promise<Buffer> {
  const pictures = await Promise.all(
    (await stills(shape)).map((one) => sharp(one).jpeg().toBuffer()),
  );
  const head = list('hdrl', chunk('avih', Buffer.alloc(56)));
  const content = list('movi', ...pictures.map((one) => chunk('00dc', one)));
  return chunk(
    'RIFF',
    Buffer.concat([Buffer.from('AVI '), head, content, chunk('idx1', Buffer.alloc(16))]),
  );
}
