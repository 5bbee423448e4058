// Renders one frame of a clip: samples its layers with their mappings, and blends them with the light.
import type { Pixels } from '../canvas.ts';
import { ALL, cornersOf, type Covered, coveredOf, lightsOf, PARTLY, shownBy } from './cells.ts';
import type { ClipLayers } from './layers.ts';
import type { Mapping, Moment } from './motion.ts';
import type { Overlay, Planes } from './planes.ts';
import { blendCell, type CellPlace, paintCell, type PlanePair } from './sampling.ts';

export interface Frame extends Planes {
  /** The Y, U and V planes in this order, as encoders require. */
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

/** How light changes U and V: it makes colors warmer. */
const WARM = { u: -26, v: 18 } as const;

/** Overlays do not change during a clip, so their covered areas are computed once. */
export function createRenderer({ far, figure, near }: ClipLayers) {
  const covers = { figure: figure && coveredOf(figure.open), near: near && coveredOf(near) };
  return (frame: Frame, moment: Moment): void => {
    const lights = lightsOf(frame, moment.light);
    const laid = (overlay: Overlay, covered: Covered, mapping: Mapping): Laid => {
      const corners = cornersOf(frame, overlay, mapping);
      return { overlay, place: { corners, lights }, shown: shownBy(covered, corners) };
    };
    const person =
      figure && covers.figure && laid(figure[moment.eyes], covers.figure, moment.figure);
    const corners = cornersOf(frame, far, person ? moment.far : moment.flat);
    base(frame, far, { corners, lights }, person?.shown);
    if (person) over(frame, person);
    if (near && covers.near) over(frame, laid(near, covers.near, moment.near));
  };
}

/** Skips cells that the person covers completely. */
function base(frame: Frame, layer: Planes, place: CellPlace, before: Uint8Array | undefined): void {
  const cells = place.corners.across * place.corners.down;
  for (const plane of pairsOf(frame, layer))
    for (let cell = 0; cell < cells; cell += 1)
      if (before?.[cell] !== ALL) paintCell(plane, place, cell);
}

interface Laid {
  readonly overlay: Overlay;
  readonly place: CellPlace;
  readonly shown: Uint8Array;
}

function over(frame: Frame, { overlay, place, shown }: Laid): void {
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
