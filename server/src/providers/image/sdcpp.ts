// The adapter for pictures by a stable-diffusion.cpp server, through its native API.
import { fromBase64 } from './fit.ts';
import { fieldsOf, listOf, type Fields } from '../../platform/json-fields.ts';
import { createPictureServer, type ServerOptions } from './picture-server.ts';
import { ImageFailure, type ImageProvider } from './port.ts';
import { createRemote, type Drawing } from './remote.ts';
import { readCapabilities } from './sdcpp/capabilities.rules.ts';
import { createSdcppJobs, SDCPP, sdcppRoot } from './sdcpp/jobs.ts';
import { workingSize } from './wording.rules.ts';

export interface SdcppOptions extends Omit<ServerOptions, 'label'> {
  readonly pollMs?: number | undefined;
  readonly totalMs?: number | undefined;
}

/** The denoising strength with a start picture, for models without references. */
const STRENGTH = 0.65;

export function createSdcpp(options: SdcppOptions): ImageProvider {
  const server = createPictureServer({ ...options, rootOf: sdcppRoot, label: SDCPP });
  const jobs = createSdcppJobs(server, options.pollMs);
  let capabilities: ReturnType<typeof readCapabilities> | undefined;

  const bodyOf = async (drawing: Drawing): Promise<object> => {
    const { words, seed, reference, signal } = drawing;
    capabilities ??= readCapabilities(await jobs.readCapabilities(signal), 'img_gen');
    const { takesReferences, takesStart, sizes } = capabilities;
    const picture = reference?.toString('base64');
    return {
      prompt: words.text,
      negative_prompt: words.negative,
      seed,
      batch_count: 1,
      ...workingSize(drawing, sizes),
      output_format: 'png',
      // The metadata would contain the prompt.
      embed_image_metadata: false,
      ...(picture && takesReferences && { ref_images: [picture] }),
      ...(picture && !takesReferences && takesStart && { init_image: picture, strength: STRENGTH }),
    };
  };

  return createRemote({
    name: 'sdcpp',
    description: `The model that is loaded there, on ${SDCPP} at ${server.address}`,
    totalMs: options.totalMs,
    draw: async (drawing) => {
      const body = () => bodyOf(drawing);
      return pictureIn(await jobs.run({ mode: 'img_gen', context: drawing, body }));
    },
  });
}

function pictureIn({ result }: Fields): Buffer {
  const [first] = listOf(fieldsOf(result)['images']);
  const content = fieldsOf(first)['b64_json'];
  if (typeof content !== 'string')
    throw new ImageFailure('broken', `${SDCPP} returned no picture.`);
  return fromBase64(content);
}
