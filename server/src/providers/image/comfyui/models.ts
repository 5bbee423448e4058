// The models of the workflows for pictures that come with Velour, by their names in `COMFYUI_MODEL`.
import { KLEIN } from './flux2-klein.ts';
import { QWEN } from './qwen-edit.ts';

/** The quick one, and the one with the best likeness. */
export const COMFY_MODELS = [KLEIN.name, QWEN.name] as const;
export type ComfyModel = (typeof COMFY_MODELS)[number];
