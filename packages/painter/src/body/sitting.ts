// The context that all parts of a figure are drawn with: person, turned head, mood and light.
import type { Head } from './head.ts';
import type { Likeness } from './likeness.ts';

export interface Mood {
  /** How far the corners of the mouth go up, −0.3 to 1. */
  readonly smile: number;
  /** How far the lips part. */
  readonly open: number;
  /** How open the eyes are: 1 is plainly open, 0 closed. */
  readonly lids: number;
  /** Brows up (positive) or down. */
  readonly brows: number;
  /** One corner higher than the other. */
  readonly smirk: number;
  /** The gaze, in head units off the viewer. */
  readonly gaze: readonly [x: number, y: number];
}

export interface Light {
  /** Where the main light comes from: −1 the viewer's left, 1 the right. */
  readonly side: -1 | 1;
  readonly key: string;
  readonly rim: string;
  /** The tint of shadows. */
  readonly gloom: string;
  readonly contrast: number;
}

export interface Sitting {
  readonly likeness: Likeness;
  readonly head: Head;
  readonly mood: Mood;
  readonly light: Light;
}
