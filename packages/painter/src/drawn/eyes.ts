// Drawn eyes and brows: dark upper lids, irises that they cut, one catchlight.
import { mix, shade } from '../colour.ts';
import type { Eye } from './anatomy.ts';
import type { Drawing } from './drawing.ts';
import { clip, fill, oval, path, stroke } from './pen.ts';

/** Lids that are less open than this are drawn closed. */
const CLOSED = 0.15;

export function eyeOf(drawing: Drawing, e: Eye, id: string): string {
  const {
    skin,
    features: { man, eye },
    gaze,
    mood,
  } = drawing;
  const { inner, outer, way, y, out, high } = e;
  const lash = '#1c0e10';
  const wing = man ? 1.5 : 6 + eye.lash * 2;
  if (mood.lids < CLOSED) return fill(closedLid(e, man ? 2.6 : 3.6, wing), lash, 0.9);
  const at = (share: number): number => inner + (outer - inner) * share;
  const shape = opening(e);
  const cx = at(0.47) + gaze[0] * (way > 0 ? 8 : 6);
  const cy = y - high * 0.34 + 1 + gaze[1] * 3;
  const gap = eye.crease;
  return [
    fill(shape, mix('#f2e6dc', skin.shadow, 0.34)),
    clip(id, shape, ball(drawing, e, [cx, cy])),
    oval('#fff4e4', { x: cx - 3.6, y: cy - 3.4, rx: 2.7, ry: 2.7, opacity: 0.95 }),
    fill(lashes(e, (man ? 3 : 4.4) + eye.lash * (man ? 0.6 : 1), wing), lash, 0.95),
    gap
      ? stroke(
          path`M${at(0.1)} ${y - high * 0.75 - gap * 0.6}C${at(0.3)} ${y - high * 1.1 - gap} ${at(0.7)} ${y - high * 1.15 - gap} ${outer + way * 2} ${out - gap * 0.9}`,
          mix(skin.shadow, skin.deep, 0.5),
          { width: 2, opacity: 0.5 },
        )
      : '',
    stroke(
      path`M${at(0.25)} ${y + e.low * 0.9}C${at(0.5)} ${y + e.low * 1.25} ${at(0.75)} ${out + e.low * 0.8} ${at(0.95)} ${out + 1}`,
      mix(skin.shadow, skin.deep, 0.35),
      { width: 1.6, opacity: 0.4 },
    ),
  ].join('');
}

/** What shows between the lids. */
function ball(
  { iris, features: { man } }: Drawing,
  e: Eye,
  [cx, cy]: readonly [number, number],
): string {
  const { inner, outer, way, y, out, high } = e;
  const at = (share: number): number => inner + (outer - inner) * share;
  const r = man ? 10.8 : 12.8;
  const rx = way > 0 ? r : r * 0.86;
  return [
    oval(mix(iris, '#120808', 0.45), { x: cx, y: cy, rx, ry: r }),
    oval(mix(shade(iris, 0.1), '#ffd9a0', 0.12), {
      x: cx - 1,
      y: cy + r * 0.38,
      rx: rx * 0.66,
      ry: r * 0.5,
      opacity: 0.85,
    }),
    oval('#0c0607', { x: cx, y: cy, rx: rx * 0.44, ry: r * 0.44 }),
    // The upper lid's shadow lies on the ball.
    stroke(
      path`M${inner - way * 4} ${y}C${at(0.16)} ${y - high * 0.8 + 1} ${at(0.55)} ${y - high * 1.5 + 1} ${outer + way * 2} ${out}`,
      '#1c0a0e',
      { width: 9, opacity: 0.42 },
    ),
  ].join('');
}

/** An eye's opening. */
const opening = (eye: Eye): string => {
  const { inner, outer, way, y, out, high, low } = eye;
  const at = (share: number): number => inner + (outer - inner) * share;
  return path`M${inner - way * 1.5} ${y + 2}C${at(0.16)} ${y - high * 0.8} ${at(0.55)} ${y - high * 1.5} ${outer} ${out}C${at(0.84)} ${out + low * 0.9} ${at(0.4)} ${y + low * 1.5} ${inner - way * 1.5} ${y + 2}Z`;
};

/** The upper lid's line of lashes: thin at the nose, thick outwards. */
const lashes = (eye: Eye, thick: number, wing: number): string => {
  const { inner, outer, way, y, out, high } = eye;
  const at = (share: number): number => inner + (outer - inner) * share;
  return path`M${inner - way * 2.5} ${y + 3}C${at(0.16)} ${y - high * 0.8 - thick * 0.3} ${at(0.55)} ${y - high * 1.5 - thick * 0.5} ${outer + way * wing} ${out - wing * 0.5}C${outer + way * wing * 0.4} ${out + 0.6} ${outer} ${out + thick * 0.6} ${outer - way} ${out + thick * 0.5}C${at(0.58)} ${y - high * 1.5 + thick * 1.1} ${at(0.2)} ${y - high * 0.8 + thick * 0.6} ${inner - way * 2.5} ${y + 3}Z`;
};

/** A closed lid: lashes along the lower curve. */
const closedLid = (eye: Eye, thick: number, wing: number): string => {
  const { inner, outer, way, y, out } = eye;
  const at = (share: number): number => inner + (outer - inner) * share;
  const sag = 9;
  return path`M${inner - way} ${y}C${at(0.2)} ${y + sag * 0.8} ${at(0.6)} ${y + sag * 1.2} ${outer + way * wing} ${out + 2}C${at(0.7)} ${y + sag * 1.2 + thick} ${at(0.25)} ${y + sag + thick} ${inner - way} ${y}Z`;
};

export function browOf({ features: { brow, man }, mood }: Drawing, eye: Eye): string {
  const { inner, outer, way } = eye;
  const from = inner - way * (way > 0 ? 8 : 1);
  const to = outer + way * (way > 0 ? 12 : 3);
  const at = (share: number): number => from + (to - from) * share;
  const frown = Math.max(0, -mood.brows) * 1.5;
  const y = eye.y - (man ? 28.5 : 32.5) + brow.low * 1.1 - Math.max(0, mood.brows) * 5;
  const t = (man ? 3.6 : 2.5) + (brow.thick - (man ? 11 : 6.2)) * 0.45;
  const arch = (man ? 4 : 7) + (brow.arch - (man ? 5.5 : 8)) * 0.8;
  // Relaxed: the inner end stands no lower than the outer one.
  const i = y - (man ? 0.5 : 4) + frown;
  return path`M${from} ${i + t * 0.6}C${at(0.03)} ${i - t * 0.5} ${at(0.1)} ${i - t * 0.9} ${at(0.16)} ${i - t * 1.1}C${at(0.36)} ${y - arch * 0.9 - t} ${at(0.52)} ${y - arch * 1.15 - t} ${at(0.66)} ${y - arch - t * 0.7}C${at(0.82)} ${y - arch * 0.8} ${at(0.94)} ${y - arch * 0.1} ${to} ${y + 3}C${at(0.92)} ${y + t * 0.4} ${at(0.8)} ${y - arch * 0.5 + t * 0.3} ${at(0.64)} ${y - arch * 0.85 + t * 0.6}C${at(0.44)} ${y - arch * 0.85 + t} ${at(0.2)} ${i + t * 0.9} ${from} ${i + t * 0.6}Z`;
}
