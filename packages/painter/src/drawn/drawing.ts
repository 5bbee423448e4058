// The context of a drawn head: identity, turn, mood and light.
import type { HairColours } from '../body/complexion.ts';
import type { Light, Mood } from '../body/sitting.ts';
import type { Features } from './features.ts';
import type { SkinTones } from './skin.ts';

export interface Drawing {
  readonly features: Features;
  readonly skin: SkinTones;
  readonly hair: HairColours;
  readonly iris: string;
  readonly mood: Mood;
  readonly light: Light;
  /** 0 is a full three-quarter view, 1 almost faces the viewer. */
  readonly open: number;
  /** Where the eyes look along the turn, −1 (far side) to 1, and down. */
  readonly gaze: readonly [x: number, y: number];
  /** How far the features sink as the head bows; less than 0 when it is raised. */
  readonly nod: number;
  readonly marks: ReadonlySet<string>;
  readonly seed: number;
}
