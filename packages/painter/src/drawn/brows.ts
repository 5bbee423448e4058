// Drawn brows: one tapered shape each, neutral by default.
import { mix } from '../colour.ts';
import type { Drawing } from './drawing.ts';
import { fill, path } from './pen.ts';

export function brows(drawing: Drawing): string {
  const { open, features, mood } = drawing;
  const { wide, apart } = features.eye;
  const teased = Math.max(0, mood.smirk) * 5.5;
  return [
    brow(drawing, {
      from: 257 - apart * 0.4 + open * 8,
      to: 213 - apart * 0.3 - open * 11,
      way: -1,
      lift: 0,
    }),
    brow(drawing, {
      from: 283 + apart + open * 12,
      to: 367 + wide * 0.6 + apart + open * 9,
      way: 1,
      lift: teased,
    }),
  ].join('');
}

interface Place {
  readonly from: number;
  readonly to: number;
  readonly way: 1 | -1;
  readonly lift: number;
}

function brow(
  { features: { brow: own, man }, hair, mood, skin, nod }: Drawing,
  { from, to, way, lift }: Place,
): string {
  const span = Math.abs(to - from);
  const at = (share: number): number => from + way * span * share;
  const frown = Math.max(0, -mood.brows);
  const raised = Math.max(0, mood.brows) * 8 + lift;
  const thick = own.thick * (way < 0 ? 0.94 : 1);
  const base = (man ? 264 : 262) + own.low + nod * 0.7 - raised * 0.8 + frown * 0.8;
  const top = base - own.arch - raised * 0.3;
  // An inner end that lies low frowns: it starts part of the way up.
  const inner = base - Math.max(0, own.arch) * (man ? 0.34 : 0.66) + frown * 1.8;
  const end = base + 1.5;
  const colour = mix(mix(hair.dark, hair.deep, 0.4), mix('#2a1714', skin.deep, 0.3), 0.35);
  return fill(
    path`M${from} ${inner + thick * 0.2}C${at(-0.01)} ${inner - thick * 0.1} ${at(0.03)} ${inner - thick * 0.36} ${at(0.07)} ${inner - thick * 0.42}C${at(0.24)} ${top + own.arch * 0.3 - thick * 0.54} ${at(0.42)} ${top - thick * 0.5} ${at(0.6)} ${top - thick * 0.46}C${at(0.77)} ${top - thick * 0.42} ${at(0.91)} ${end - 3.5} ${to} ${end}C${at(0.89)} ${end - 1.5} ${at(0.77)} ${top + thick * 0.36} ${at(0.58)} ${top + thick * 0.42}C${at(0.38)} ${top + own.arch * 0.18 + thick * 0.46} ${at(0.2)} ${inner + thick * 0.24} ${at(0.06)} ${inner + thick * 0.38}C${at(0.02)} ${inner + thick * 0.4} ${from} ${inner + thick * 0.36} ${from} ${inner + thick * 0.2}Z`,
    colour,
    man ? 0.95 : 0.86,
  );
}
