// The clock interface, injected so that tests can control the time.
import { setTimeout as pause } from 'node:timers/promises';

export interface Clock {
  now(): Date;
}

export interface TimerClock extends Clock {
  wait(ms: number): Promise<void>;
}

export const systemClock: TimerClock = { now: () => new Date(), wait: (ms) => pause(ms) };
