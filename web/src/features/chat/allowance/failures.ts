// Refusals of a message because the allowance is used up: such messages are sent once there is a new one.
import type { Wallet } from '@velour/contract/wallet.ts';

const codes = new Set(['chat.no_messages_left', 'chat.fair_use_reached']);

export const isUsedUp = (code: string | undefined): boolean =>
  code !== undefined && codes.has(code);

type Left = Pick<Wallet, 'free_messages_left' | 'message_credits'>;

/** How many messages can be sent for free; undefined with a plan, which has no such count. */
export const messagesLeft = (wallet: Left | undefined): number | undefined =>
  wallet === undefined || wallet.free_messages_left === null
    ? undefined
    : wallet.free_messages_left + wallet.message_credits;

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** The time until a moment, in full hours or, below one, in full minutes; at least one minute. */
export function waitUntil(moment: string, now: number): { hours: number } | { minutes: number } {
  const ms = Math.max(0, Date.parse(moment) - now);
  if (ms >= HOUR_MS) return { hours: Math.round(ms / HOUR_MS) };
  return { minutes: Math.max(1, Math.ceil(ms / MINUTE_MS)) };
}
