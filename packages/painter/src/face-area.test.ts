// The face's area is on the head in every pose, crop and aspect ratio, with any background.
import { expect, test } from 'vitest';
import { aRequest } from '../test/request.ts';
import { canvasOf } from './canvas.ts';
import { drawFigure, inFocus, settingOf } from './compose.ts';
import { faceAreaOf } from './face-area.ts';
import { likenessOf } from './body/likeness.ts';
import { poses } from './vocabulary.ts';

const SIZES = [
  [240, 320],
  [480, 320],
  [320, 320],
] as const;
const GENDERS = ['female', 'male', 'anime'] as const;

/** Without hair, so that the area beside the head is visible. */
const sitterOf = (at: number) => {
  const { identity, scene } = aRequest();
  const gender = GENDERS[at % GENDERS.length] ?? 'male';
  const hair_style = gender === 'male' ? 'bald' : 'bun';
  const pose = `${poses[at % poses.length]}`;
  return {
    identity: { ...identity, gender, seed: at, traits: { ...identity.traits, hair_style } },
    scene: { ...scene, pose, seed: at },
  };
};

test('the area of a face has no background in it', async () => {
  for (let at = 0; at < poses.length; at += 1) {
    const { identity, scene } = sitterOf(at);
    const [width, height] = SIZES[Math.floor(at / GENDERS.length) % SIZES.length] ?? SIZES[0];
    const setting = settingOf(likenessOf(identity), scene, canvasOf({ width, height }));
    const figure = await inFocus(setting.canvas, drawFigure(identity, setting).picture);
    const { x, y, halfWidth, halfHeight } = faceAreaOf({ identity, scene, width, height });
    for (let angle = 0; angle < Math.PI * 2; angle += 0.2) {
      const column = Math.floor((x + Math.cos(angle) * halfWidth) * width);
      const row = Math.floor((y + Math.sin(angle) * halfHeight) * height);
      expect(figure[(row * width + column) * 4 + 3]).toBe(255);
    }
  }
});
