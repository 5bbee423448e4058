// The layers of an outfit: collar behind the neck, skin, cloth, arms, top layers.
import { type Bust } from '../body/bust.ts';
import { bareArm, bustSkin } from '../body/bust-skin.ts';
import { handOnArm } from '../body/hand.ts';
import { armOf, ELBOW, limbPiece, raisedArm, type Sleeve } from '../body/limb.ts';
import { sewn, within } from './sewing.ts';
import { sides } from '../body/shape.ts';
import { limbShadow } from '../body/torso-light.ts';

export interface Dress {
  /** Behind the neck. */
  readonly behind?: string;
  readonly body: string;
  readonly sleeve?: Sleeve;
  /** Over the body and the arms. */
  readonly top?: string;
}

export function dressed(bust: Bust, { behind = '', body, sleeve, top = '' }: Dress): string {
  const { bearing, torso } = bust;
  const trunk = sides(bust.outline(-1, EASE), [...bust.outline(1, EASE)].reverse());
  const isBack = bearing.arms === 'behind';
  const arm = (side: -1 | 1, until = 1): string => {
    const limb = armOf(bust, side);
    const bare = sleeve && sleeve.until > 0.9 ? '' : bareArm(bust, side, until);
    const cut = sleeve && { ...sleeve, until: Math.min(until, sleeve.until) };
    return bare + (cut ? limbPiece(bust, limb, cut) : '');
  };
  const shadow = (side: -1 | 1): string =>
    limbShadow(
      armOf(bust, side).points.slice(bearing.arms === 'down' ? 4 : 2, isBack ? ELBOW : undefined),
      2 * (torso.arm * 0.82 + (sleeve?.ease ?? 0)),
      bust.sitting.light.side,
    );
  // The raised arm lies over the other one; an arm that is turned away lies behind the trunk.
  const front = raisedArm(bearing);
  const order = [-front as -1 | 1, front] as const;
  const isBehind = (side: -1 | 1): boolean =>
    bearing.arms !== 'crossed' && bust.depth([side * torso.joint, 200, -18]) < -70;
  const shown = order.filter((side) => !isBehind(side));
  return sewn(
    behind,
    ...order.filter((side) => isBack || isBehind(side)).map((side) => arm(side)),
    bustSkin(bust, sleeve !== undefined && sleeve.until > 0.2),
    body,
    within(trunk, shown.map(shadow).join('')),
    // With hands behind the back, the arms are visible to the elbow.
    ...shown.map((side) => arm(side, isBack ? 0.5 : 1)),
    bearing.arms === 'crossed' ? handOnArm(bust) : '',
    top,
  );
}

/** The distance of clothes from the skin. */
const EASE = 8;
