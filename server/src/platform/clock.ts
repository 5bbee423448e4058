// The time, passed in so that tests can set it.
import { setTimeout as pause } from 'node:timers/promises';

export interface Clock {
  now(): Date;
}

/** A clock that can also be waited for. */
export interface TimerClock extends Clock {
  wait(ms: number): Promise<void>;
}

export const systemClock: TimerClock = { now: () => new Date(), wait: (ms) => pause(ms) };
