// The context of a drawn head: identity, turn, mood and light.
import type { Identity } from '../request.ts';
import { faceColours, hairColours, irisColour } from '../body/complexion.ts';
import type { Turn } from '../body/head.ts';
import { marksOf } from '../body/likeness.ts';
import { clamp } from '../body/shape.ts';
import type { Light, Mood } from '../body/sitting.ts';
import { shade } from '../colour.ts';
import { featuresOf } from './features.ts';
import { skinTones } from './skin.ts';

export interface Scene {
  readonly turn: Turn;
  readonly mood: Mood;
  readonly light: Light;
}

export type Drawing = ReturnType<typeof drawingOf>;

export function drawingOf(identity: Identity, { turn, mood, light }: Scene) {
  const { traits, seed } = identity;
  const features = featuresOf(identity);
  const side = turn.yaw > 0 ? 1 : -1;
  return {
    features,
    skin: skinTones(faceColours(traits.skin), light),
    hair: hairColours(traits.hair_colour, 'painted'),
    iris: shade(irisColour(traits.eye_colour), features.eye.tone),
    mood,
    light,
    /** 0 is a full three-quarter view, 1 almost faces the viewer. */
    open: clamp(1 - Math.abs(turn.yaw) / 0.34, 0, 0.7),
    /**
     * Where the eyes look along the turn, −1 (far side) to 1, and down. Everything is drawn turned to the left: a gaze
     * towards that side is one away from the viewer.
     */
    gaze: [
      clamp((-mood.gaze[0] * side) / 5, -1, 1),
      clamp(mood.gaze[1] / 4 + turn.pitch * 3, -1, 1),
    ] as const,
    /** How far the features sink as the head bows; less than 0 when it is raised. */
    nod: turn.pitch * 36,
    marks: marksOf(identity),
    seed,
  };
}
