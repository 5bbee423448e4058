// A drawn mouth: the upper lip darker than the lower, a dark accent between them, teeth as one band.
import { mix } from '../colour.ts';
import type { Face, Lips } from './anatomy.ts';
import type { Drawing } from './drawing.ts';
import { fill, oval, path, spot, stroke } from './pen.ts';

export function mouth({ skin, features, mood }: Drawing, { lips }: Face): string {
  const { man } = features;
  const tint = man
    ? mix(skin.lip, skin.base, 0.42)
    : mix(mix(skin.lip, features.mouth.tint, 0.42), skin.base, 0.1);
  const dark = mix(tint, skin.deep, 0.5);
  const accent = mix(dark, '#2a0810', 0.55);
  const { far, farUp, near, nearUp, mid, seam, gap, foot } = lips;
  const isOpen = gap > 4;
  const start = path`M${far} ${farUp}`;
  return [
    isOpen ? opened(lips, start) : '',
    fill(start + across(lips, seam + gap) + back(lips, foot), mix(tint, skin.base, 0.14)),
    spot('d-glow', {
      x: mid,
      y: (seam + gap + foot) / 2 + 0.5,
      rx: 15 + features.mouth.wide * 0.3,
      ry: 4.2,
      opacity: man ? 0.4 : 0.75,
    }),
    fill(upperLip(lips), mix(tint, dark, 0.4)),
    stroke(start + across(lips, isOpen ? seam : seam + gap * 0.4), accent, {
      width: isOpen ? 1.4 : 2 + gap * 0.5,
      opacity: 0.85,
    }),
    oval(accent, { x: near, y: nearUp, rx: 2.6, ry: 1.8, opacity: 0.42 }),
    oval(accent, { x: far, y: farUp, rx: 2, ry: 1.6, opacity: 0.36 }),
    // A smile sits in the corners.
    stroke(
      path`M${near} ${nearUp}C${near + 2.5} ${nearUp - 1} ${near + 4.5} ${nearUp - 2.5} ${near + 5.5} ${nearUp - 5}`,
      skin.deep,
      { width: 2.2, opacity: Math.max(0, mood.smile) * 0.5 },
    ),
  ].join('');
}

/** Across from the far corner to the near one, this deep at the middle. */
const across = ({ far, farUp, near, nearUp, mid }: Lips, deep: number): string =>
  path`C${far + 8} ${farUp + (deep - farUp) * 0.75} ${mid - 12} ${deep} ${mid + 1} ${deep}C${mid + 15} ${deep} ${near - 12} ${nearUp + (deep - nearUp) * 0.72} ${near} ${nearUp}`;

/** The same way back. */
const back = ({ far, farUp, near, nearUp, mid }: Lips, deep: number): string =>
  path`C${near - 8} ${nearUp + (deep - nearUp) * 0.82} ${mid + 20} ${deep} ${mid + 3} ${deep}C${mid - 11} ${deep} ${far + 7} ${farUp + (deep - farUp) * 0.8} ${far} ${farUp}Z`;

/** Dark, and the upper teeth as one band. */
function opened(lips: Lips, start: string): string {
  const { far, farUp, near, nearUp, seam, gap } = lips;
  const teeth = { ...lips, far: far + 5, farUp: farUp + 1.5, near: near - 6, nearUp: nearUp + 2 };
  return [
    fill(start + across(lips, seam - 1) + back(lips, seam + gap + 2), '#4e1620'),
    fill(
      path`M${teeth.far} ${teeth.farUp}${across(teeth, seam - 1)}${back(teeth, seam + Math.min(gap * 0.84, 9))}`,
      '#ecdccf',
    ),
  ].join('');
}

function upperLip(lips: Lips): string {
  const { far, farUp, near, nearUp, mid, top, seam } = lips;
  const high = seam - top;
  return path`M${near} ${nearUp}C${near - 9} ${nearUp + (top - nearUp) * 0.4} ${mid + 18} ${top + high * 0.2} ${mid + 9} ${top}C${mid + 5} ${top - high * 0.04} ${mid + 2.5} ${top + high * 0.16} ${mid} ${top + high * 0.2}C${mid - 2} ${top + high * 0.16} ${mid - 4} ${top - high * 0.02} ${mid - 7} ${top}C${mid - 12} ${top + high * 0.2} ${far + 7} ${farUp + (top - farUp) * 0.45} ${far} ${farUp}${across(lips, seam + 0.6)}Z`;
}
