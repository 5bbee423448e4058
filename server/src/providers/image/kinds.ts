// The values of `IMAGE_PROVIDER`, in the order in which the first configured one is selected.
import { BUILT_IN } from './port.ts';
import { KLEIN } from './comfyui/flux2-klein.ts';
import { QWEN } from './comfyui/qwen-edit.ts';

export const IMAGE_KINDS = ['comfyui', 'sdcpp', 'sdapi', 'openai', BUILT_IN] as const;
export type ImageKind = (typeof IMAGE_KINDS)[number];

/** The fast one, and the one with the best likeness. */
export const COMFY_MODELS = [KLEIN.name, QWEN.name] as const;
export type ComfyModel = (typeof COMFY_MODELS)[number];
