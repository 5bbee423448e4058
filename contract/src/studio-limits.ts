// Limits of the studio. No validator is imported, so that the page can use them.

/** Numbers of pictures per job. */
export const IMAGE_COUNTS = [1, 2, 4] as const;

export const SHAPES = ['portrait', 'square', 'landscape'] as const;

/** Sizes of pictures in pixels: usual sizes of image models. */
export const SHAPE_SIZES = {
  portrait: { width: 832, height: 1216 },
  square: { width: 1024, height: 1024 },
  landscape: { width: 1216, height: 832 },
} as const satisfies Record<(typeof SHAPES)[number], { width: number; height: number }>;

/** Sizes of clips in pixels: smaller than pictures, as usual video models support them. */
export const CLIP_SIZES = {
  portrait: { width: 512, height: 768 },
  square: { width: 640, height: 640 },
  landscape: { width: 768, height: 512 },
} as const satisfies Record<(typeof SHAPES)[number], { width: number; height: number }>;

export const CLIP_SECONDS = 4;

export const MAX_PROMPT = 1_000;

/** How long a deleted picture can be restored, in milliseconds. */
export const RESTORE_MS = 10 * 60_000;

/** Length limits of the reason for rejecting a shared picture, in characters. */
export const REASON_LEAST = 3;
export const REASON_MOST = 500;
