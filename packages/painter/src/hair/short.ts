// Hair of a few millimetres: a soft shade on the scalp, and the short strokes that show which way it grows.
import { mix } from '../colour.ts';
import { comb, direction, hairlineOf } from './scalp.ts';
import { chanceOf } from '../random.ts';
import { line, type Point, sides } from '../body/shape.ts';
import type { Sitting } from '../body/sitting.ts';

interface Stubble {
  /** How high it stands, and how much of the skin it hides (0 to 1). */
  readonly lift: number;
  readonly cover: number;
  readonly strokes: number;
}

export function stubble(sitting: Sitting, { lift, cover, strokes }: Stubble): string {
  const { likeness, head, light } = sitting;
  const { hair, skin } = likeness;
  const guides = comb(head, {
    roots: hairlineOf(sitting),
    to: (_, share) => direction([(share - 0.5) * 60, -40, -96]),
    lift: (_, share) => 1 + lift * Math.sin(Math.PI * share) ** 0.7,
  });
  const edge = guides.map((guide): Point => guide[0] ?? [0, 0]);
  const around = guides.map((guide): Point => guide.at(-1) ?? [0, 0]).reverse();
  const base = mix(hair.dark, skin.shadow, (1 - cover) * 0.5);
  const lit = mix(mix(hair.base, hair.light, 0.4), light.key, 0.12);
  return [
    `<linearGradient id="stubble" x1="${light.side < 0 ? 0 : 1}" y1="0" x2="${light.side < 0 ? 1 : 0}" y2=".8"><stop offset="0" stop-color="${mix(lit, skin.base, (1 - cover) * 0.5)}"/><stop offset=".45" stop-color="${base}"/><stop offset="1" stop-color="${mix(base, hair.deep, 0.7)}"/></linearGradient>`,
    `<path d="${sides(edge, around)}" fill="url(#stubble)" fill-opacity="${cover}" stroke="${base}" stroke-opacity="${cover * 0.4}" stroke-width="3.5" stroke-linejoin="round"/>`,
    growth(sitting, guides, strokes),
  ].join('');
}

/** Short strokes along the growth, lighter above and towards the lamp. */
function growth(
  { likeness, light, head }: Sitting,
  guides: readonly Point[][],
  count: number,
): string {
  const { hair, seed } = likeness;
  const chance = chanceOf(seed, 'stubble');
  const [cx] = head.spot([0, 0, 0]);
  const tones = { dark: '', pale: '' };
  for (let at = 0; at < count; at += 1) {
    const guide = guides[Math.floor(chance.next() * (guides.length - 1))];
    const next = guides[guides.indexOf(guide ?? []) + 1];
    const place = Math.floor(chance.next() * 8);
    const [a, b, c] = [guide?.[place], guide?.[place + 1], next?.[place]];
    if (!a || !b || !c) continue;
    const s = chance.next();
    const start: Point = [a[0] + (c[0] - a[0]) * s, a[1] + (c[1] - a[1]) * s];
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const size = chance.between(2.4, 4.6) / long;
    const path = line([start, [start[0] + (b[0] - a[0]) * size, start[1] + (b[1] - a[1]) * size]]);
    const lit = ((start[0] - cx) / 80) * light.side * 0.6 + place * 0.07;
    if (lit + chance.drift() * 0.5 > 0.35) tones.pale += path;
    else tones.dark += path;
  }
  return [
    `<path d="${tones.dark}" stroke="${hair.deep}" stroke-opacity=".38" stroke-width=".9" fill="none"/>`,
    `<path d="${tones.pale}" stroke="${mix(hair.shine, light.key, 0.2)}" stroke-opacity=".34" stroke-width=".8" fill="none"/>`,
  ].join('');
}
