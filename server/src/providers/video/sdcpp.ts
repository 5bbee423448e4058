// The adapter for clips by a stable-diffusion.cpp server, through its native API.
import { fromBase64 } from '../image/fit.ts';
import { fieldsOf, type Fields } from '../../platform/json-fields.ts';
import { createPictureServer } from '../image/picture-server.ts';
import { ImageFailure } from '../image/port.ts';
import type { SdcppOptions } from '../image/sdcpp.ts';
import { readCapabilities } from '../image/sdcpp/capabilities.rules.ts';
import { createSdcppJobs, SDCPP, sdcppRoot } from '../image/sdcpp/jobs.ts';
import type { VideoProvider } from './port.ts';
import { createRemoteVideo, type Filming } from './remote.ts';

/** Supported formats of the server's files, preferred first. */
const FORMATS = ['webp', 'avi'] as const;

export function createSdcppVideo(options: SdcppOptions): VideoProvider {
  const server = createPictureServer({ ...options, rootOf: sdcppRoot, label: SDCPP });
  const jobs = createSdcppJobs(server, options.pollMs);
  let capabilities: ReturnType<typeof readCapabilities> | undefined;

  const bodyOf = async ({ words, still, signal, ...wanted }: Filming): Promise<object> => {
    capabilities ??= readCapabilities(await jobs.readCapabilities(signal), 'vid_gen');
    const { takesStart, formats, sizes } = capabilities;
    const { width, height, seed, frames, fps } = wanted;
    if (!takesStart)
      throw new ImageFailure('unavailable', `The model at ${SDCPP} takes no start picture.`);
    if (Math.max(width, height) > sizes.most)
      throw new ImageFailure('unavailable', `${SDCPP} takes sides of ${sizes.most} at most.`);
    return {
      prompt: words.text,
      negative_prompt: words.negative,
      seed,
      width,
      height,
      video_frames: frames,
      fps,
      init_image: still.toString('base64'),
      output_format: FORMATS.find((one) => formats.includes(one)) ?? FORMATS[0],
    };
  };

  return createRemoteVideo({
    name: 'sdcpp',
    description: `The model that is loaded there, on ${SDCPP} at ${server.address}`,
    totalMs: options.totalMs,
    film: async (filming) => {
      const body = () => bodyOf(filming);
      return clipIn(await jobs.run({ mode: 'vid_gen', context: filming, body }));
    },
  });
}

function clipIn({ result }: Fields): Buffer {
  const content = fieldsOf(result)['b64_json'];
  if (typeof content !== 'string') throw new ImageFailure('broken', `${SDCPP} returned no clip.`);
  return fromBase64(content);
}
