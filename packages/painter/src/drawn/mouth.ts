// A drawn mouth: expressive corners, lips as two planes, teeth as one shape.
import { mix } from '../colour.ts';
import type { Drawing } from './drawing.ts';
import { noseBase } from './nose.ts';
import { fill, path, spot, stroke } from './pen.ts';

export interface Lips {
  /** The corners, with their heights. */
  readonly far: number;
  readonly farUp: number;
  readonly near: number;
  readonly nearUp: number;
  /** Below the nose. */
  readonly mid: number;
  /** Heights at the middle: the upper lip's edge, where the lips part or meet, and the lower lip's edge. */
  readonly top: number;
  readonly seam: number;
  readonly gap: number;
  readonly foot: number;
  readonly smile: number;
}

export function lipsOf(drawing: Drawing): Lips {
  const { features, open, mood } = drawing;
  const { mouth: own, face, man } = features;
  const o = open * 8;
  const y = noseBase(drawing) + 34 + face.chin * 0.25;
  const smile = Math.max(0, mood.smile);
  // Without any smile the corners rest a little low.
  const grave = Math.max(0, 0.2 - smile) * 3;
  const gap = mood.open > 0.5 ? mood.open * 11.5 : mood.open * 9;
  const upper = (man ? 7 : 10.5) + own.full * 0.6 - smile * 1.6;
  const lower = (man ? 11.5 : 15.5) + own.full - smile * 2.2;
  const seam = y + 1.5 + smile * 1.5 - gap * 0.12;
  return {
    far: 238 + o - own.wide * 0.5 - smile * 4.5,
    farUp: y - 1.3 - smile * 8.5 + mood.smirk * 2.5 + grave,
    near: 298 + o + own.wide + smile * 9,
    nearUp: y - 0.8 - smile * 10.5 - mood.smirk * 6 + grave,
    mid: 259 + o,
    top: seam - upper,
    seam,
    gap,
    foot: seam + gap + lower,
    smile,
  };
}

/** Across from the far corner to the near one, this deep at the middle. */
const across = ({ far, farUp, near, nearUp, mid }: Lips, deep: number): string =>
  path`C${far + 9} ${farUp + (deep - farUp) * 0.72} ${mid - 14} ${deep} ${mid} ${deep}C${mid + 17} ${deep} ${near - 13} ${nearUp + (deep - nearUp) * 0.7} ${near} ${nearUp}`;

/** The same way back. */
const back = ({ far, farUp, near, nearUp, mid }: Lips, deep: number): string =>
  path`C${near - 9} ${nearUp + (deep - nearUp) * 0.78} ${mid + 24} ${deep} ${mid + 5} ${deep}C${mid - 10} ${deep} ${far + 7} ${farUp + (deep - farUp) * 0.78} ${far} ${farUp}Z`;

export function mouth(drawing: Drawing): string {
  const { features, skin } = drawing;
  const { man } = features;
  const lips = lipsOf(drawing);
  const { far, farUp, near, nearUp, mid, seam, gap, foot, smile } = lips;
  const tint = man ? mix(skin.lip, skin.base, 0.26) : mix(skin.lip, features.mouth.tint, 0.48);
  const dark = mix(tint, skin.deep, 0.45);
  const start = path`M${far} ${farUp}`;
  return [
    isBearded(drawing)
      ? ''
      : spot('d-dusk', { x: mid + 9, y: foot + 8, rx: 24, ry: 7, opacity: man ? 0.75 : 0.6 }),
    crease(drawing, lips),
    gap > 4 ? opened(lips, start) : '',
    fill(start + across(lips, seam + gap) + back(lips, foot), mix(tint, skin.lit, 0.12)),
    spot('d-glow', {
      x: mid + 6,
      y: seam + gap + (foot - seam - gap) * 0.5,
      rx: 15 + features.mouth.wide * 0.4,
      ry: 3.8,
      opacity: man ? 0.32 : 0.7,
    }),
    fill(upperLip(lips), mix(tint, dark, man ? 0.2 : 0.36)),
    stroke(start + across(lips, gap > 4 ? seam : seam + gap * 0.5), mix(dark, '#4a1420', 0.5), {
      width: gap > 4 ? 1.6 : 2.2 + gap * 0.8,
      opacity: 0.85,
    }),
    // A smile sits in the corners.
    stroke(
      path`M${near - 2} ${nearUp + 0.5}C${near + 1.5} ${nearUp - 0.5} ${near + 3.5} ${nearUp - 2 - smile} ${near + 4.5} ${nearUp - 3.5 - smile * 2}`,
      skin.line,
      { width: 2.2, opacity: 0.35 + smile * 0.35 },
    ),
  ].join('');
}

const isBearded = ({ marks }: Drawing): boolean =>
  ['beard', 'short beard', 'goatee'].some((mark) => marks.has(mark));

/** The teeth of an open smile. */
const opened = (lips: Lips, start: string): string => {
  const { far, farUp, near, nearUp, seam, gap } = lips;
  const inset: Lips = {
    ...lips,
    far: far + 5,
    farUp: farUp + 1.5,
    near: near - 7,
    nearUp: nearUp + 2,
  };
  return [
    fill(start + across(lips, seam - 1) + back(lips, seam + gap + 2), '#581a26'),
    fill(
      path`M${inset.far} ${inset.farUp}${across(inset, seam - 1)}${back(inset, seam + Math.min(gap * 0.86, 9.5))}`,
      '#fbf1e8',
    ),
  ].join('');
};

const upperLip = (lips: Lips): string => {
  const { far, farUp, near, nearUp, mid, top, seam } = lips;
  const high = seam - top;
  return path`M${near} ${nearUp}C${near - 10} ${nearUp + (top - nearUp) * 0.34} ${mid + 26} ${top + high * 0.28} ${mid + 13} ${top + high * 0.02}C${mid + 8} ${top - high * 0.06} ${mid + 3} ${top + high * 0.18} ${mid} ${top + high * 0.24}C${mid - 2} ${top + high * 0.18} ${mid - 4} ${top} ${mid - 7} ${top + high * 0.02}C${mid - 13} ${top + high * 0.2} ${far + 7} ${farUp + (top - farUp) * 0.4} ${far} ${farUp}${across(lips, seam + 0.6)}Z`;
};

/** The soft smile line from the wing of the nose down. */
function crease(drawing: Drawing, { near, nearUp, smile, gap }: Lips): string {
  if (smile < 0.4) return '';
  const { skin, features, open } = drawing;
  const o = open * 10;
  const base = noseBase(drawing);
  const x = 291 + o + features.nose.wide;
  return fill(
    path`M${x} ${base - 2}C${x + 8} ${base + 4} ${near + 9} ${base + 12} ${near + 9} ${nearUp + 1}C${near + 5} ${base + 18} ${x + 5} ${base + 8} ${x} ${base - 2}Z`,
    skin.shadow,
    smile * 0.3 + (gap > 4 ? 0.12 : 0),
  );
}
