// Where the parts of a drawn face are, turned to the viewer's left, and its outline.
import type { Drawing } from './drawing.ts';
import { path } from './pen.ts';

export type Face = ReturnType<typeof faceOf>;
export type Eye = Face['near'];
export type Lips = Face['lips'];

/** The features stand this much higher than the middle of the drawing, which keeps the forehead low. */
const RISE = 4;

export function faceOf(drawing: Drawing) {
  const { features, open, nod } = drawing;
  const base = 351 - RISE + features.nose.long + nod;
  return {
    outline: outline(drawing),
    ear: path`M397 284C404 266 424 262 429 278C433 292 426 314 419 328C413 342 402 350 396 340Z`,
    ...eyesOf(drawing),
    /** Shift of the features towards the middle as the head opens. */
    o: open * 10,
    /** Where the nose ends. */
    base,
    lips: lipsOf(drawing, base),
  };
}

function eyesOf({ features, open, mood, gaze, nod }: Drawing) {
  const { eye, man, aged } = features;
  const o = open * 10;
  const lids = Math.min(1, mood.lids) * (1 - Math.max(0, gaze[1]) * 0.3);
  const high = ((man ? 12.5 : 17) + eye.high - Math.max(0, aged - 0.4) * 3) * lids;
  // A smile raises the lower lids.
  const low = (man ? 5.2 : 6.6) - Math.max(0, mood.smile) * 3;
  const wide = (man ? 46.5 : 54) + eye.wide;
  const y = 292 - RISE - eye.up + nod * 0.6;
  const out = y - 1 + Math.max(0, aged - 0.5) * 4;
  const near = 289 + eye.apart * 1.3 + o;
  const far = 254 - eye.apart * 0.6 + o * 0.9;
  return {
    near: { way: 1, inner: near, outer: near + wide, y, out: out - eye.tilt * 0.9, high, low },
    far: {
      way: -1,
      inner: far,
      outer: far - wide * (0.66 + open * 0.14),
      y,
      out: out - eye.tilt * 0.7,
      high: high * 0.97,
      low,
    },
  };
}

function lipsOf({ features, open, mood }: Drawing, base: number) {
  const { mouth, face, man, aged } = features;
  const o = open * 9;
  const smile = Math.max(0, mood.smile);
  const up = 2.4 + smile * 8.8 - aged * 0.6;
  const gap = mood.open > 0.5 ? mood.open * 10.5 : mood.open * 6;
  const seam = base + 29 + mouth.low + face.chin * 0.25 + (man ? 2 : 0) + smile * 2.2 - gap * 0.15;
  return {
    /** The corners, with their heights. */
    far: 239 - mouth.wide * 0.5 - smile * 4.5 + o,
    farUp: seam - up * 0.9 + mood.smirk * 2.4,
    near: 289 + mouth.wide * 0.9 - (man ? 2 : 0) + smile * 8.5 + o,
    nearUp: seam - up - mood.smirk * 5.5,
    /** Below the nose. */
    mid: 259 + o,
    /** Heights at the middle: the upper lip's edge, where the lips part or meet, and the lower lip's edge. */
    top: seam - ((man ? 7.4 : 9.8) + mouth.full * 0.8) * (1 - smile * 0.14),
    seam,
    gap,
    foot: seam + gap + ((man ? 11.2 : 13.4) + mouth.full) * (1 - smile * 0.12),
  };
}

function outline({ features: { face, man, aged }, open }: Drawing): string {
  const { jaw: j, chin: k, chinWide: w, cheek: c } = face;
  const o = open * 11;
  const m = man ? 1 : 0;
  const soft = Math.max(0, aged - 0.2) * 7;
  return path`M404 266C406 206 376 156 316 152C${258 - o} 151 ${220 - o} 178 ${214 - o} 226C${212.5 - o} 240 ${212 - m - o} 250 ${210 - m * 2.5 - o} 262C${209 - m * 2 - o} 272 ${215.5 - o} 280 ${214.5 - o} 291C${213 - c * 0.5 - o} 300 ${207 - c - o} 306 ${207 - c - o} 319C${207.5 - c - o} 342 ${216 - j * 0.3 + m * 2 - o} 360 ${222 + m - j * 0.7 - o} ${382 + k * 0.3}C${228 - j - o} ${405 + k * 0.6} ${240 - j * 0.6 - w * 0.6 - o * 0.7} ${425 + k} ${259 - w - o * 0.6} ${438 + k}C${270 - w * 0.4} ${445 + k} ${294 + w * 0.6} ${446 + k} ${310 + w} ${438 + k}C${334 + j * 0.8 + w * 0.4} ${425 + k} ${360 + j} ${408 + k * 0.5 + soft} ${376 + j * 0.7} ${388 + j * 0.5 + soft}C${390 + j * 0.4} ${368 + m * 4} 400 ${338} 403 304Z`;
}
