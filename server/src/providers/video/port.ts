// The port of video providers: a short clip made from one still. It fails as image providers do.
import type { Identity, Scene, Task, Wording } from '../image/port.ts';

export interface ClipRequest {
  /** The picture that the clip begins with: JPEG, PNG or WebP. */
  readonly still: Buffer;
  /** How it moves, for providers that read sentences. */
  readonly wording: Wording;
  readonly seed: number;
  readonly seconds: number;
  /** In pixels; odd numbers are rounded up, since video has even sides. */
  readonly width: number;
  readonly height: number;
  /** What the still was drawn from, where the painter drew it: its layers can then move apart. */
  readonly recipe?: { readonly identity: Identity; readonly scene: Scene };
  /** Drawn over every frame that is encoded here; a finished H.264 file of a server is passed on as it is. */
  readonly label?: Label | undefined;
  readonly signal: AbortSignal;
  readonly task?: Task;
}

/** An SVG and its place, in pixels. */
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

/** Smallest and largest side in pixels, shortest and longest clip in seconds. */
export const CLIP_LIMITS = {
  side: { least: 64, most: 1280 },
  seconds: { least: 0.25, most: 10 },
} as const;

/** The side that a clip really has. */
export const evenSide = (side: number): number => side + (side % 2);

export interface VideoProvider {
  /** Adapter and model, for the log and the screen: `painter`. */
  readonly name: string;
  /** True for the built-in painter, which is never presented as a model. */
  readonly isBuiltIn: boolean;
  /** The model with its licence, and where it runs, for admins. */
  readonly description?: string;
  /** Throws `ImageFailure`; refuses persons below 18. An aborted signal ends the work with the signal's reason. */
  animate(request: ClipRequest): Promise<Clip>;
  /** Ends what is under way; nothing is made after it. */
  close(): Promise<void>;
}
