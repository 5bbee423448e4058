// The port of video providers: a short clip from a still. Failures are those of the image port.
import type { Identity, Scene, Task, Wording } from '../image/port.ts';

export interface ClipRequest {
  /** The first frame of the clip: JPEG, PNG or WebP. */
  readonly still: Buffer;
  /** The motion, for providers that read sentences. */
  readonly wording: Wording;
  readonly seed: number;
  readonly seconds: number;
  /** In pixels; odd numbers are rounded up, because video requires even sides. */
  readonly width: number;
  readonly height: number;
  /** The recipe of a still that the painter drew: its layers can then move separately. */
  readonly recipe?: { readonly identity: Identity; readonly scene: Scene };
  /** Drawn over every frame that is encoded here; a server's finished H.264 file is passed on without it. */
  readonly label?: Label | undefined;
  readonly signal: AbortSignal;
  readonly task?: Task;
}

/** An SVG and its position, in pixels. */
export interface Label {
  readonly svg: string;
  readonly left: number;
  readonly top: number;
}

export interface Clip {
  readonly bytes: Buffer;
  readonly mime: 'video/mp4';
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

/** The smallest and largest side in pixels, the shortest and longest duration in seconds. */
export const CLIP_LIMITS = {
  side: { least: 64, most: 1280 },
  seconds: { least: 0.25, most: 10 },
} as const;

/** The side of the resulting clip. */
export const evenSide = (side: number): number => side + (side % 2);

export interface VideoProvider {
  /** Adapter and model, for logs and the admin screen: `painter`. */
  readonly name: string;
  /** True for the built-in painter, which is never presented as a model. */
  readonly isBuiltIn: boolean;
  /** The model with its license, and where it runs, for admins. */
  readonly description?: string;
  /**
   * Throws `ImageFailure`; refuses people under 18. Aborting the signal ends the work and throws the signal's reason.
   */
  animate(request: ClipRequest): Promise<Clip>;
  /** Aborts running calls; later ones fail. */
  close(): Promise<void>;
}
