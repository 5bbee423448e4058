// Parses the capabilities that a stable-diffusion.cpp server reports, for pictures and for clips.
import { fieldsOf, listOf, textOf } from '../../../platform/json-fields.ts';
import { ImageFailure } from '../port.ts';
import { usualSizes, type SizeLimits } from '../wording.rules.ts';
import { SDCPP } from './jobs.ts';

interface Capabilities {
  readonly takesReferences: boolean;
  readonly takesStart: boolean;
  readonly sizes: SizeLimits;
  /** File formats, as the server names them. */
  readonly formats: readonly string[];
}

const MODES = { img_gen: 'pictures', vid_gen: 'clips' } as const;

/** Throws `ImageFailure` if the server has no model for the mode, or is not a stable-diffusion.cpp server. */
export function readCapabilities(json: unknown, mode: keyof typeof MODES): Capabilities {
  const known = fieldsOf(json);
  if (!listOf(known['supported_modes']).includes(mode))
    throw new ImageFailure('unavailable', `${SDCPP} has no model for ${MODES[mode]} loaded.`);
  const able = fieldsOf(fieldsOf(known['features_by_mode'])[mode] ?? known['features']);
  const formats = fieldsOf(known['output_formats_by_mode'])[mode] ?? known['output_formats'];
  const { max_width, max_height } = fieldsOf(known['limits']);
  const sides = [max_width, max_height].filter((side) => typeof side === 'number' && side >= 64);
  const most = Math.min(usualSizes.most, ...sides.map(Number));
  return {
    takesReferences: able['ref_images'] === true,
    takesStart: able['init_image'] === true,
    sizes: { ...usualSizes, least: Math.min(usualSizes.least, most), most },
    formats: listOf(formats).map(textOf),
  };
}
