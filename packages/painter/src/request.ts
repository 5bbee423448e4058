// What the painter is asked for: who is drawn, and in which scene.

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

/** Where and how. Words of the vocabulary; an unknown word is drawn as its nearest neighbour. */
export interface Scene {
  readonly place: string;
  readonly light: string;
  readonly pose: string;
  readonly mood: string;
  readonly outfit: string;
  /** What the clothes are made of in colour, for example `plum`. */
  readonly colour: string;
  /** Tells two pictures of the same scene apart. */
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
