// Idempotency keys of orders: an order sent again after a lost reply is charged once.
import { ApiError } from '../../lib/api-error.ts';
import { newId } from '../../lib/ids.ts';

const open = new Map<string, string>();

/** The second press of a double tap comes within this time after the reply to the first (milliseconds). */
const DOUBLE_TAP_MS = 1_000;

/**
 * Sends an order under its key; the key is used again until it is known what became of the order,
 * and for a moment after that, so that a double tap is one order.
 */
export async function sendOnce<Body, Reply>(
  body: Body,
  send: (order: { body: Body; key: string }) => Promise<Reply>,
): Promise<Reply> {
  const name = JSON.stringify(body);
  const key = open.get(name) ?? newId();
  open.set(name, key);
  try {
    const reply = await send({ body, key });
    setTimeout(() => open.delete(name), DOUBLE_TAP_MS);
    return reply;
  } catch (error) {
    if (isRefusal(error)) open.delete(name);
    throw error;
  }
}

/** True if nothing was ordered and nothing paid; after any other failure, that is unknown. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;
