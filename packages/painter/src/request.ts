// The painter's request: an identity and a scene.

/** The person. The same identity gives the same person in every scene. */
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
  /** `small`, `medium` or `large`; derived from the build by default. */
  readonly breast?: string;
  readonly butt?: string;
  readonly hair_style: string;
  readonly hair_colour: string;
  readonly eye_colour: string;
  readonly skin: string;
  /** Permanent marks, for example `freckles`, `glasses`, `beard`. */
  readonly marks?: readonly string[];
}

/** The scene in words of the vocabulary; unknown words are drawn as the most similar one. */
export interface Scene {
  readonly place: string;
  readonly light: string;
  readonly pose: string;
  readonly mood: string;
  readonly outfit: string;
  /** The colour of the clothes, for example `plum`. */
  readonly colour: string;
  /** Distinguishes two pictures of the same scene. */
  readonly seed: number;
}

export interface PictureRequest {
  readonly identity: Identity;
  readonly scene: Scene;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly signal: AbortSignal;
}
