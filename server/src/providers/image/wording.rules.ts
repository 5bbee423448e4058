// Prompts for providers that read sentences: the person, the scene, and always that the person is an adult.
import { cleanPrompt } from './clean-prompt.rules.ts';
import type { Identity, Looks, PictureRequest, Scene, Wording } from './port.ts';

/** The negative prompt of every picture. Some models do not support one, so the prompt also says the opposite. */
export const USUAL_NEGATIVE =
  'child, teenager, minor, underage, childlike, text, watermark, signature, extra fingers, deformed hands, blurry';

/** The given wording, cleaned, or sentences about identity and scene. Always includes that the person is an adult. */
export function wordingOf({
  identity,
  scene,
  wording,
}: Pick<PictureRequest, 'identity' | 'scene' | 'wording'>): Wording {
  if (!wording) return { text: cleanPrompt(inWords(identity, scene)), negative: USUAL_NEGATIVE };
  const text = cleanPrompt(wording.text);
  const negative = cleanPrompt(wording.negative);
  const anchored = /\badult\b/i.test(text) ? text : `${anchorOf(identity)}. ${text}`;
  return { text: anchored, negative: negative === '' ? USUAL_NEGATIVE : negative };
}

const person = { female: 'woman', anime: 'woman', male: 'man' } as const;

/** `An adult woman, 34 years old`. */
const anchorOf = ({ gender, age }: Identity): string =>
  `An adult ${person[gender]}, ${Math.floor(age)} years old`;

function inWords(identity: Identity, scene: Scene): string {
  const style = identity.gender === 'anime' ? 'Anime illustration' : 'Natural photograph';
  const [pose, isClose] = poseOf(scene.pose);
  const clothes = [scene.outfit, scene.colour && `in ${scene.colour}`].filter(Boolean).join(' ');
  return [
    `${anchorOf(identity)}, with mature adult features: ${looksOf(identity.traits)}.`,
    clothes && `Clothes: ${clothes}.`,
    listed('Expression and pose', [scene.mood, pose]),
    listed('Place and light', [scene.place, scene.light]),
    `${style} of this one person${isClose ? ', close-up' : ''}, detailed face, plain composition.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const listed = (name: string, parts: readonly string[]): string => {
  const given = parts.filter(Boolean);
  return given.length > 0 ? `${name}: ${given.join(', ')}.` : '';
};

function looksOf(looks: Looks): string {
  const { ethnicity, body, breast, butt, skin, eye_colour, marks = [] } = looks;
  return [
    ethnicity && `${ethnicity} features`,
    body && `${body} build`,
    breast && `${breast} bust`,
    butt && `${butt} hips`,
    hairOf(looks),
    eye_colour && `${eye_colour} eyes`,
    skin && `${skin} skin`,
    ...marks,
  ]
    .filter(Boolean)
    .join(', ');
}

/** A shaved head has no colour. */
function hairOf({ hair_style, hair_colour }: Looks): string {
  if (hair_style === 'bald') return 'bald';
  const words = [hair_style, hair_colour].filter(Boolean).join(' ');
  return words && `${words} hair`;
}

function poseOf(pose: string): readonly [string, boolean] {
  const close = /, close$/;
  const plain = pose.replace(close, '');
  return [plain === 'facing' ? 'facing the camera' : plain, close.test(pose)];
}

/** The same person in the same scene gets the same seed, within the 32 bits that all servers support. */
export function seedOf({ identity, scene }: Pick<PictureRequest, 'identity' | 'scene'>): number {
  const mixed =
    Math.imul(identity.seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(scene.seed, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

export interface SizeLimits {
  /** Sides must be multiples of it, in pixels. */
  readonly step: number;
  /** Models draw badly if a side is shorter. */
  readonly least: number;
  readonly most: number;
}

export const usualSizes: SizeLimits = { step: 16, least: 512, most: 2048 };

/** The size to request from a model: the picture's shape, as close as its steps allow; the result is then fitted. */
export function workingSize(
  { width, height }: { width: number; height: number },
  { step, least, most }: SizeLimits = usualSizes,
): { width: number; height: number } {
  const larger = Math.max(1, least / Math.min(width, height));
  const scale = Math.min(larger, most / Math.max(width, height));
  const side = (length: number): number =>
    Math.min(most, Math.max(step, Math.ceil((length * scale) / step) * step));
  return { width: side(width), height: side(height) };
}
