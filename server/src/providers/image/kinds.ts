// The names of the image providers in `IMAGE_PROVIDER`, in the order in which the first configured one is chosen.
import { BUILT_IN } from './port.ts';

export const IMAGE_KINDS = ['comfyui', 'sdcpp', 'sdapi', 'openai', BUILT_IN] as const;
export type ImageKind = (typeof IMAGE_KINDS)[number];
