// The port of image providers: a picture of one character in one scene, always as the same person, and how it can fail.
import { Failure } from '../../platform/failure.ts';

// For modules that put a prompt together.
export { cleanPrompt } from './clean-prompt.rules.ts';
export { wordingOf } from './wording.rules.ts';

/** Who is drawn. The same identity gives the same person in every scene. */
export interface Identity {
  readonly gender: 'female' | 'anime' | 'male';
  readonly age: number;
  /** Decides everything about the person that the traits leave open. */
  readonly seed: number;
  readonly traits: Looks;
}

/** The visible part of a character's traits; words as the creation wizard and the seeded world use them. */
export interface Looks {
  readonly ethnicity: string;
  readonly body: string;
  /** `small`, `medium` or `large`; left open, it is as the build has it. */
  readonly breast?: string;
  readonly butt?: string;
  readonly hair_style: string;
  readonly hair_colour: string;
  readonly eye_colour: string;
  readonly skin: string;
  /** Lasting marks, for example `freckles`, `glasses`, `beard`. */
  readonly marks?: readonly string[];
}

/** Where and how. Plain words: a provider that knows a word draws it, another may read all of it as a sentence. */
export interface Scene {
  readonly place: string;
  readonly light: string;
  readonly pose: string;
  readonly mood: string;
  readonly outfit: string;
  /** What the clothes are made of in colour, for example `plum`. */
  readonly colour: string;
  /** Distinguishes two pictures of the same scene. */
  readonly seed: number;
}

/** The picture in words, for providers that read sentences. Cleaned of provider syntax; it carries the adult anchor. */
export interface Wording {
  readonly text: string;
  /** What is to be kept out; some providers take none. */
  readonly negative: string;
}

/**
 * A run that outlives this process: the provider's own id of it, so that a restart asks for its result first. It is
 * not cancelled when the provider is closed, or when the signal is aborted with an error of the name `Stopping`.
 */
export interface Task {
  /** Of an earlier run of the same request, if there was one. */
  readonly id: string | undefined;
  /** Called before the server is asked to begin, or right after where the server makes the id. */
  readonly remember: (id: string) => Promise<void>;
}

export interface PictureRequest {
  readonly identity: Identity;
  readonly scene: Scene;
  readonly width: number;
  readonly height: number;
  readonly signal: AbortSignal;
  /** Left out, a provider that reads sentences describes the identity and the scene. */
  readonly wording?: Wording;
  /** A picture of the same person (JPEG, PNG or WebP), for providers that take one. */
  readonly reference?: Buffer;
  /** Whether the reference may show a real person: a server that stores it has to be made to lose it after the run. */
  readonly isReferencePrivate?: boolean;
  readonly task?: Task;
}

export interface Picture {
  readonly bytes: Buffer;
  readonly mime: 'image/png' | 'image/jpeg' | 'image/webp';
  readonly width: number;
  readonly height: number;
}

/** `busy`: try later; `refused`: will not, now or later; `unavailable`: not reached; `broken`: an answer that makes no sense. */
export type ImageFailureKind = 'busy' | 'refused' | 'unavailable' | 'broken';

export class ImageFailure extends Failure<ImageFailureKind> {}

/** Smallest and largest requested side, in pixels. */
export const SIDES = { least: 64, most: 2048 } as const;

/** The name of the built-in provider, as stored recipes have it. */
export const BUILT_IN = 'painter';

export interface ImageProvider {
  /** Adapter and model, for the log and the screen: `painter`. */
  readonly name: string;
  /** True for the built-in painter, which is never presented as a model. */
  readonly isBuiltIn: boolean;
  /** The model with its licence, and where it runs, for admins. */
  readonly description?: string;
  /** Throws `ImageFailure`; refuses persons below 18. An aborted signal ends the work with the signal's reason. */
  paint(request: PictureRequest): Promise<Picture>;
  /** Ends what is under way; nothing is drawn after it. */
  close(): Promise<void>;
}
