// Idempotency keys of orders: an order sent again after a lost reply is charged once.
import { ApiError } from '../../lib/api-error.ts';
import { newId } from '../../lib/ids.ts';

const open = new Map<string, string>();

/** Sends an order under its key; the key is used again until it is known what became of the order. */
export async function sendOnce<Body, Reply>(
  body: Body,
  send: (order: { body: Body; key: string }) => Promise<Reply>,
): Promise<Reply> {
  const name = JSON.stringify(body);
  const key = open.get(name) ?? newId();
  open.set(name, key);
  try {
    const reply = await send({ body, key });
    open.delete(name);
    return reply;
  } catch (error) {
    if (isRefusal(error)) open.delete(name);
    throw error;
  }
}

/** Nothing was ordered and nothing paid; any other failure leaves that open. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;
