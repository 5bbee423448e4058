// The values of `VIDEO_PROVIDER`, in the order in which they are tried.
import { BUILT_IN } from '../image/port.ts';

export const VIDEO_KINDS = ['comfyui', 'sdcpp', BUILT_IN] as const;
export type VideoKind = (typeof VIDEO_KINDS)[number];
