// A drawn head in the figure's units: hair behind the body, the face with what is before it, and the shadow on them.
import type { Identity } from '../request.ts';
import { faceOf } from './anatomy.ts';
import { type Drawing, drawingOf, type Scene } from './drawing.ts';
import { earOf, face } from './face.ts';
import { hairBefore, hairBehind, SKULL } from './hair.ts';
import { headShadow } from './head-shadow.ts';
import { ornaments } from './marks.ts';
import { mensHair } from './mens-hair.ts';
import { fill } from './pen.ts';
import { SCARF, scarf } from './scarf.ts';
import { womensHair } from './womens-hair.ts';

export interface DrawnHead {
  /** Hair behind the neck. */
  readonly behind: string;
  readonly face: string;
  /** Black where no key light falls, white where it does. */
  readonly shadow: string;
}

/** The figure's units for a drawing's: 158 from the eye line to the chin, and a little more than life. */
const UNIT = 107 / 158;

export function drawnHead(identity: Identity, scene: Scene): DrawnHead {
  const { yaw, pitch, roll } = scene.turn;
  const drawing = drawingOf(identity, scene);
  const wide = UNIT * 0.94 * drawing.features.face.wide * (yaw > 0 ? -1 : 1);
  const turned = `<g transform="rotate(${round((roll * 180) / Math.PI)} 0 100) scale(${round(wide)} ${round(UNIT * 0.96)}) translate(-320 ${round(-282 + pitch * 30)})">`;
  const { behind, face: drawn, shadow } = headOf(drawing, identity.traits.hair_style);
  return {
    behind: `${turned}${behind}</g>`,
    face: `${turned}${drawn}</g>`,
    shadow: `${turned}${shadow}</g>`,
  };
}

/** In drawing units, turned to the viewer's left. */
function headOf(drawing: Drawing, style: string): DrawnHead {
  const f = faceOf(drawing);
  const { marks, features, skin } = drawing;
  if (marks.has('headscarf')) {
    const { behind, before } = scarf(drawing);
    return {
      behind,
      face: face(drawing, f) + before + ornaments(drawing, f, false),
      shadow: headShadow(drawing, f, { shapes: [SCARF], rule: 'evenodd', fringe: [] }),
    };
  }
  const tress = (features.man ? mensHair : womensHair)(style, drawing);
  const { mass = [], shaved, ear = false } = tress;
  const isBare = mass.length === 0 || shaved !== undefined;
  return {
    behind: hairBehind(drawing, tress),
    face: [
      isBare ? fill(SKULL, skin.base) : '',
      ear ? earOf(drawing, f) : '',
      face(drawing, f),
      hairBefore(drawing, f, tress),
      ornaments(drawing, f, ear),
    ].join(''),
    shadow: headShadow(drawing, f, { shapes: mass, rule: 'nonzero', fringe: mass }),
  };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
