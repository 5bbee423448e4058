// The port of image providers: draws a character in a scene, always as the same person; and its failures.
import { Failure } from '../../platform/failure.ts';

// For modules that build prompts.
export { cleanPrompt } from './clean-prompt.rules.ts';
export { wordingOf } from './wording.rules.ts';

/** The person that is drawn. The same identity gives the same person in every scene. */
export interface Identity {
  readonly gender: 'female' | 'anime' | 'male';
  readonly age: number;
  /** Determines everything about the person that the traits leave open. */
  readonly seed: number;
  readonly traits: Looks;
}

/** The visible traits of a character, in the words of the creation wizard and the seeded characters. */
export interface Looks {
  readonly ethnicity: string;
  readonly body: string;
  /** `small`, `medium` or `large`; derived from the build if omitted. */
  readonly breast?: string;
  readonly butt?: string;
  readonly hair_style: string;
  readonly hair_colour: string;
  readonly eye_colour: string;
  readonly skin: string;
  /** Permanent features, for example `freckles`, `glasses`, `beard`. */
  readonly marks?: readonly string[];
}

/**
 * Setting, pose and clothes, in plain words: the painter draws the words it knows, other providers use them in a
 * prompt.
 */
export interface Scene {
  readonly place: string;
  readonly light: string;
  readonly pose: string;
  readonly mood: string;
  readonly outfit: string;
  /** The colour of the clothes, for example `plum`. */
  readonly colour: string;
  /** Distinguishes pictures of the same scene. */
  readonly seed: number;
}

/**
 * The prompt, for providers that read sentences. Cleaned of provider syntax; includes the statement that the person is
 * an adult.
 */
export interface Wording {
  readonly text: string;
  /** The negative prompt; some providers do not support one. */
  readonly negative: string;
}

/**
 * A run that may outlive this process: after a restart, its result is requested by the provider's own id. It is not
 * cancelled when the provider is closed, or when the signal is aborted with an error named `Stopping`.
 */
export interface Task {
  /** The id of an earlier run of the same request, if there was one. */
  readonly id: string | undefined;
  /** Called before the run is requested, or right after the response if the server generates the id. */
  readonly remember: (id: string) => Promise<void>;
}

export interface PictureRequest {
  readonly identity: Identity;
  readonly scene: Scene;
  readonly width: number;
  readonly height: number;
  readonly signal: AbortSignal;
  /** If omitted, providers that read sentences describe the identity and the scene. */
  readonly wording?: Wording;
  /** A picture of the same person (JPEG, PNG or WebP), for providers that support references. */
  readonly reference?: Buffer;
  /**
   * True if the reference may show a real person: a server that stores it must delete or overwrite it after the run.
   */
  readonly isReferencePrivate?: boolean;
  readonly task?: Task;
}

export interface Picture {
  readonly bytes: Buffer;
  readonly mime: 'image/png' | 'image/jpeg' | 'image/webp';
  readonly width: number;
  readonly height: number;
}

/** `busy`: try later; `refused`: never accepted; `unavailable`: not reached; `broken`: an invalid response. */
export type ImageFailureKind = 'busy' | 'refused' | 'unavailable' | 'broken';

export class ImageFailure extends Failure<ImageFailureKind> {}

/** The smallest and the largest side that may be requested, in pixels. */
export const SIDES = { least: 64, most: 2048 } as const;

/** The name of the built-in provider in stored recipes. */
export const BUILT_IN = 'painter';

export interface ImageProvider {
  /** Adapter and model, for logs and the admin screen: `painter`. */
  readonly name: string;
  /** True for the built-in painter, which is never presented as a model. */
  readonly isBuiltIn: boolean;
  /** The model with its license, and where it runs, for admins. */
  readonly description?: string;
  /**
   * Throws `ImageFailure`; refuses people under 18. Aborting the signal ends the work and throws the signal's reason.
   */
  paint(request: PictureRequest): Promise<Picture>;
  /** Aborts running calls; later ones fail. */
  close(): Promise<void>;
}
