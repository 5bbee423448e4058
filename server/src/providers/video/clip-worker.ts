// The worker thread of a clip: draws and encodes its frames, which takes seconds of processor time.
import { type ClipPlan, FRAMES_PER_SECOND, framesOf } from '@velour/painter/clip/clip.ts';
import { runTask } from '../../platform/inside-threads.ts';
import { encodeH264 } from './h264.ts';
import type { Label } from './port.ts';

export interface ClipThreadPlan extends ClipPlan {
  readonly label: Label | undefined;
}

await runTask<ClipThreadPlan, Uint8Array>((plan) => {
  const { width, height, label } = plan;
  return encodeH264(framesOf(plan), { width, height, framesPerSecond: FRAMES_PER_SECOND, label });
});
