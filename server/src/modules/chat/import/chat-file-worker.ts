// The worker thread that reads a chat file: a crafted one takes seconds, in which no request would be answered.
import { runTask } from '../../../platform/inside-threads.ts';
import { surveyChatFile } from './chat-files.rules.ts';

export interface ChatFilePlan {
  readonly file: Uint8Array;
  /** Of times without one. */
  readonly time_zone: string;
}

await runTask(({ file, time_zone }: ChatFilePlan) =>
  Promise.resolve(surveyChatFile(file, time_zone)),
);
