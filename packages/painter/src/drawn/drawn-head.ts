// A drawn head in the figure's units: parts behind the body, the face, and parts in front.
import type { Identity } from '../request.ts';
import { faceColours, hairColours, irisColour } from '../body/complexion.ts';
import { clamp } from '../body/shape.ts';
import type { Turn } from '../body/head.ts';
import type { Light, Mood } from '../body/sitting.ts';
import type { Drawing } from './drawing.ts';
import { brows } from './brows.ts';
import { eyes } from './eyes.ts';
import { featuresOf } from './features.ts';
import { ear, faceForm, skinPaints } from './form.ts';
import { hairPaints } from './locks.ts';
import { headscarf } from './headscarf.ts';
import { ornaments, skinMarks } from './marks.ts';
import { mensStyles } from './mens-hair.ts';
import { mouth } from './mouth.ts';
import { nose } from './nose.ts';
import { skinTones } from './skin.ts';
import { type Hair, womensStyles } from './womens-hair.ts';

export interface DrawnHead {
  /** Hair behind the neck. */
  readonly behind: string;
  readonly face: string;
}

interface Scene {
  readonly turn: Turn;
  readonly mood: Mood;
  readonly light: Light;
}

/** The figure's units for a drawing's: 158 from the eye line to the chin, and a little more than life. */
const UNIT = 107 / 158;

export function drawnHead(identity: Identity, { turn, mood, light }: Scene): DrawnHead {
  const { traits } = identity;
  const side = turn.yaw > 0 ? 1 : -1;
  const drawing: Drawing = {
    features: featuresOf(identity),
    skin: skinTones(faceColours(traits.skin), light),
    hair: hairColours(traits.hair_colour, 'painted'),
    iris: irisColour(traits.eye_colour),
    mood,
    light,
    open: clamp(1 - Math.abs(turn.yaw) / 0.34, 0, 0.7),
    // Everything is drawn turned to the left: a gaze towards that side is one away from the viewer.
    gaze: [
      clamp((-mood.gaze[0] * side) / 5, -1, 1),
      clamp(mood.gaze[1] / 4 + turn.pitch * 3, -1, 1),
    ],
    nod: turn.pitch * 36,
    marks: new Set(traits.marks ?? []),
    seed: identity.seed,
  };
  const hair = hairOf(identity, drawing);
  const place = `<g transform="rotate(${round((turn.roll * 180) / Math.PI)} 0 100) scale(${round(UNIT * (drawing.features.man ? 0.97 : 0.99) * -side * 1000) / 1000} ${round(UNIT * 1000) / 1000}) translate(-320 ${-279 + turn.pitch * 30})">`;
  const paints = skinPaints(drawing) + hairPaints(drawing);
  return {
    behind: `${place}${paints}${hair.behind}</g>`,
    face: [
      place,
      paints,
      hair.under ?? '',
      hair.ear ? ear(drawing) : '',
      faceForm(drawing, hair.under === undefined || drawing.marks.has('headscarf')),
      skinMarks(drawing),
      nose(drawing),
      mouth(drawing),
      eyes(drawing),
      brows(drawing),
      hair.before,
      ornaments(drawing, hair.ear),
      '</g>',
    ].join(''),
  };
}

function hairOf({ gender, traits }: Identity, drawing: Drawing): Hair {
  if (drawing.marks.has('headscarf')) {
    return { ...headscarf(drawing), behind: '', ear: false };
  }
  const styles = gender === 'male' ? mensStyles : womensStyles;
  const style =
    styles[traits.hair_style] ??
    Object.entries(styles).find(([name]) => traits.hair_style.includes(name))?.[1] ??
    (gender === 'male' ? mensStyles['parted'] : womensStyles['long wavy']);
  if (!style) throw new RangeError(`no hair style ${traits.hair_style}`);
  return style(drawing);
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
