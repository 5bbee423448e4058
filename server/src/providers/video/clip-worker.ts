// The thread of one clip: draws its frames and encodes them, which takes seconds of a processor.
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { type ClipPlan, FRAMES_PER_SECOND, framesOf } from '@velour/painter/clip/clip.ts';
import { encodeH264 } from './h264.ts';
import type { Label } from './port.ts';

export interface ClipThreadPlan extends ClipPlan {
  readonly label: Label | undefined;
}

export type ClipThreadReply = { readonly bytes: Uint8Array } | { readonly failed: string };

// This file is only ever run as a thread.
const parent = parentPort as MessagePort;

async function make(plan: ClipThreadPlan): Promise<ClipThreadReply> {
  try {
    const { width, height, label } = plan;
    const encoding = { width, height, framesPerSecond: FRAMES_PER_SECOND, label };
    return { bytes: await encodeH264(framesOf(plan), encoding) };
  } catch (error) {
    return { failed: String(error) };
  }
}

// The thread is started with its plan and ends with its reply.
parent.postMessage(await make(workerData as ClipThreadPlan));
