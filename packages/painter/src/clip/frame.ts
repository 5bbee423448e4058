// Renders one frame of a clip: samples its layers with their mappings and puts them over one another in light.
import type { Pixels } from '../canvas.ts';
import { ALL, cornersOf, coveredOf, lightsOf, PARTLY, shownBy } from './cells.ts';
import type { ClipLayers } from './layers.ts';
import type { Moment } from './motion.ts';
import type { Overlay, Planes } from './planes.ts';
import { blendCell, type CellPlace, paintCell, type PlanePair } from './sampling.ts';

export interface Frame extends Planes {
  /** Y, U and V one after the other, as encoders take them. */
  readonly bytes: Uint8Array;
}

export function createFrame({ width, height }: Pixels): Frame {
  const [full, half] = [width * height, (width >> 1) * (height >> 1)];
  const bytes = new Uint8Array(full + 2 * half);
  return {
    width,
    height,
    bytes,
    y: bytes.subarray(0, full),
    u: bytes.subarray(full, full + half),
    v: bytes.subarray(full + half),
  };
}

/** Light warms what it falls on: how U and V change with it. */
const WARM = { u: -26, v: 18 } as const;

export type Renderer = (frame: Frame, moment: Moment) => void;

/** Overlays do not change during a clip: where they cover anything is found once. */
export function createRenderer(layers: ClipLayers): Renderer {
  const { far, figure, near } = layers;
  const coverOf = (overlay: Overlay | undefined) => overlay && coveredOf(overlay);
  const covers = { figure: coverOf(figure?.open), near: coverOf(near) };
  return (frame, moment) => {
    const lights = lightsOf(frame, moment.light);
    const person = figure &&
      covers.figure && { overlay: figure[moment.eyes], covered: covers.figure };
    const corners = person && cornersOf(frame, person.overlay, moment.figure);
    const shown = person && corners && shownBy(person.covered, corners);
    const mapping = person ? moment.far : moment.flat;
    base(frame, far, { corners: cornersOf(frame, far, mapping), lights }, shown);
    if (person && corners && shown) over(frame, person.overlay, { corners, lights }, shown);
    if (near && covers.near) {
      const place = { corners: cornersOf(frame, near, moment.near), lights };
      over(frame, near, place, shownBy(covers.near, place.corners));
    }
  };
}

/** Cells that the person fills are left out. */
function base(frame: Frame, layer: Planes, place: CellPlace, before: Uint8Array | undefined): void {
  const cells = place.corners.across * place.corners.down;
  for (const plane of pairsOf(frame, layer))
    for (let cell = 0; cell < cells; cell += 1)
      if (before?.[cell] !== ALL) paintCell(plane, place, cell);
}

function over(frame: Frame, overlay: Overlay, place: CellPlace, shown: Uint8Array): void {
  for (const plane of pairsOf(frame, overlay)) {
    const alpha = plane.half === 0 ? overlay.alpha : overlay.alphaHalf;
    for (let cell = 0; cell < shown.length; cell += 1) {
      if (shown[cell] === ALL) paintCell(plane, place, cell);
      else if (shown[cell] === PARTLY) blendCell(plane, alpha, place, cell);
    }
  }
}

function pairsOf(frame: Frame, layer: Planes): [PlanePair, PlanePair] {
  const sizes = (half: 0 | 1) => ({
    half,
    fromWidth: layer.width >> half,
    toWidth: frame.width >> half,
    toHeight: frame.height >> half,
  });
  return [
    { ...sizes(0), from: [layer.y], to: [frame.y], factor: 1, addends: [0] },
    {
      ...sizes(1),
      from: [layer.u, layer.v],
      to: [frame.u, frame.v],
      factor: 0,
      addends: [WARM.u, WARM.v],
    },
  ];
}
