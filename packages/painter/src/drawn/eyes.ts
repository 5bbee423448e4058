// Drawn eyes: a white that is not white, an iris under the lid's shadow, one strong line of lashes, and the lid above.
import { mix, shade } from '../colour.ts';
import type { Drawing } from './drawing.ts';
import { clip, fill, oval, path, stroke } from './pen.ts';

interface Eye {
  readonly id: string;
  /** Inner and outer corner; the far eye's outer corner lies left of the inner one. */
  readonly inner: number;
  readonly outer: number;
  /** 1 for the near eye: outwards is to the right; −1 for the far one. */
  readonly way: 1 | -1;
  /** How far the lashes reach beyond the outer corner. */
  readonly wing: number;
}

export function eyes(drawing: Drawing): string {
  const { features, open } = drawing;
  const { wide, apart } = features.eye;
  const wing = features.man ? 1 : 7;
  const far: Eye = {
    id: 'd-far',
    inner: 258 - apart * 0.4 + open * 8,
    outer: 221.5 - (wide + apart) * 0.35 - open * 9,
    way: -1,
    wing: wing * 0.45,
  };
  const near: Eye = {
    id: 'd-near',
    inner: 288 + apart + open * 12,
    outer: 354 + wide + apart + open * 9,
    way: 1,
    wing,
  };
  return irisPaint(drawing.iris) + eyeOf(drawing, far) + eyeOf(drawing, near);
}

const irisPaint = (iris: string): string =>
  `<radialGradient id="d-iris" cx=".5" cy=".74" r=".64"><stop offset="0" stop-color="${mix(shade(iris, 0.16), '#ffdca0', 0.16)}"/><stop offset=".55" stop-color="${shade(iris, 0.02)}"/><stop offset="1" stop-color="${shade(mix(iris, '#140a0c', 0.5), -0.08)}"/></radialGradient>`;

/** The opening of the lids, with everything that follows its line. */
interface Lids extends Eye {
  readonly at: (share: number) => number;
  readonly level: number;
  /** The outer corner's height. */
  readonly out: number;
  readonly high: number;
  readonly low: number;
}

function lidsOf({ features: { eye, man }, mood, gaze, nod }: Drawing, own: Eye): Lids {
  const { inner, outer, way } = own;
  const span = Math.abs(outer - inner);
  const smile = Math.max(0, mood.smile);
  const lowered = 1 - Math.max(0, gaze[1]) * 0.3 + Math.max(0, -gaze[1]) * 0.05;
  const level = 290.5 + nod * 0.6;
  const low = Math.max(5.5, 11.5 - smile * 3 - Math.max(0, mood.open) * 1.6 + eye.high * 0.25);
  const lifted = Math.min(1.06, mood.lids) * lowered * (way < 0 ? 0.97 : 1);
  return {
    ...own,
    at: (share) => inner + way * span * share,
    level,
    out: level - eye.tilt * 0.8,
    high: mood.lids > 0 ? ((man ? 21.5 : 24) + eye.high) * lifted : -low,
    low,
  };
}

/** The upper lid's line from the inner corner outwards, lifted off the ball. */
const upper = ({ at, level, high }: Lids, lift: number): string =>
  path`C${at(0.17)} ${level - high * 0.94 - lift} ${at(0.66)} ${level - high * 1.17 - lift} `;

function eyeOf(drawing: Drawing, own: Eye): string {
  const lids = lidsOf(drawing, own);
  const { at, inner, outer, level, out, high, low, id } = lids;
  const { skin, hair } = drawing;
  const lash = mix(hair.deep, '#160b0e', 0.65);
  const shape = path`M${inner} ${level + 1}C${at(0.16)} ${level - high * 0.94} ${at(0.66)} ${level - high * 1.17} ${outer} ${out}C${at(0.82)} ${out + low * 1.15} ${at(0.26)} ${level + low * 1.3} ${inner} ${level + 1}Z`;
  return [
    lid(drawing, lids),
    fill(shape, mix('#fdf5ee', own.way > 0 ? skin.dim : skin.base, own.way > 0 ? 0.3 : 0.16)),
    clip(id, shape, ball(drawing, lids)),
    lashes(drawing, lids, lash),
    crease(drawing, lids),
    stroke(
      path`M${at(0.3)} ${level + low * 1.02}C${at(0.48)} ${level + low * 1.2} ${at(0.72)} ${level + low} ${at(0.92)} ${out + low * 0.42}`,
      mix(skin.line, lash, 0.3),
      { width: 1.5, opacity: 0.55 },
    ),
  ].join('');
}

function ball({ features: { man }, gaze }: Drawing, lids: Lids): string {
  const { at, inner, outer, way, level, out, high } = lids;
  const size = (way > 0 ? 16.4 : 12.6) - (man ? 1.4 : 0);
  const cx = at(0.45) + gaze[0] * (way > 0 ? 11 : 8);
  const cy = level - 3.6 + gaze[1] * 5;
  return [
    oval('url(#d-iris)', { x: cx, y: cy, rx: size, ry: man ? 16 : 17.6 }),
    oval('#120a0c', { x: cx, y: cy, rx: size * 0.43, ry: 7.2 }),
    // The upper lid's shadow lies on the ball.
    fill(
      path`M${inner - way * 4} ${level + 2}${upper(lids, 6)}${outer + way * 4} ${out - 4}C${at(0.7)} ${level - high * 0.66} ${at(0.24)} ${level - high * 0.44} ${inner - way * 4} ${level + 2}Z`,
      '#38161f',
      0.42,
    ),
    oval('#fff', { x: cx - 5, y: cy - 5, rx: man ? 3.1 : 4, ry: man ? 3.1 : 4 }),
    oval('#fff', { x: cx + 5, y: cy + 6, rx: 1.9, ry: 1.9, opacity: 0.45 }),
  ].join('');
}

/** Thin at the nose, thick towards the outer corner, ending in a point beyond it. */
function lashes({ features: { man } }: Drawing, lids: Lids, colour: string): string {
  const { at, inner, outer, way, level, out, high, wing } = lids;
  const thick = man ? 3.4 : 5.4;
  return fill(
    path`M${inner - way * 2} ${level + 2.5}${upper(lids, man ? 0.5 : 1.6)}${outer + way} ${out - 1.8}C${outer + way * (2 + wing * 0.5)} ${out - 3 - wing * 0.35} ${outer + way * wing} ${out - 4 - wing * 0.7} ${outer + way * (wing + 2)} ${out - 5 - wing}C${outer + way * (wing + 0.5)} ${out - 1.5 - wing * 0.1} ${outer + way * (2 + wing * 0.4)} ${out + 1.8} ${outer} ${out + 1.6}C${at(0.66)} ${level - high * 1.17 + thick} ${at(0.2)} ${level - high * 0.92 + thick * 0.72} ${inner - way * 2} ${level + 2.5}Z`,
    colour,
  );
}

const gapOf = ({ features: { eye, man } }: Drawing): number =>
  eye.fold > 1.25 ? 4 : (man ? 5 : 7.5) - Math.max(0, 1 - eye.fold) * 4;

/** The lid between lashes and crease. */
function lid(drawing: Drawing, lids: Lids): string {
  const { at, inner, outer, way, level, out, high } = lids;
  const { skin, features } = drawing;
  const gap = gapOf(drawing) + (features.man ? 0 : 2);
  return fill(
    path`M${inner - way * 2} ${level}${upper(lids, gap)}${outer + way * 3} ${out - gap * 0.7}L${outer} ${out}C${at(0.66)} ${level - high * 1.1} ${at(0.2)} ${level - high * 0.8} ${inner - way * 2} ${level}Z`,
    features.man ? skin.shadow : mix(skin.shadow, skin.blush, 0.35),
    features.man ? 0.4 : 0.5,
  );
}

/** The fold above the lashes; a heavy lid hangs over it, and some eyes have none. */
function crease(drawing: Drawing, lids: Lids): string {
  const { at, inner, outer, way, level, out, high } = lids;
  const { skin, features } = drawing;
  const tone = skin.line;
  if (features.eye.fold < 0.3) {
    return stroke(
      path`M${inner - way * 3.5} ${level + 4}C${inner - way * 3} ${level - 2} ${at(0.07)} ${level - high * 0.52} ${at(0.2)} ${level - high * 0.74 - 1.5}`,
      tone,
      { width: 1.8, opacity: 0.5 },
    );
  }
  const gap = gapOf(drawing);
  return stroke(
    path`M${at(0.06)} ${level - high * 0.56 - gap * 0.5}C${at(0.2)} ${level - high * 0.95 - gap} ${at(0.68)} ${level - high * 1.11 - gap} ${outer + way} ${out - gap * 1.1}`,
    tone,
    { width: 1.9, opacity: 0.65 },
  );
}
