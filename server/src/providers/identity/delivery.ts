// Where a code went, as a person is told: the address but for the first letter of its local part.
import type { CodeDelivery } from './port.ts';

export const RESEND_AFTER_MS = 60_000;

const maskedAddress = (email: string): string => `${email.slice(0, 1)}***@${email.split('@')[1]}`;

/** @param email an address, as `a***@example.com` is told of it */
export const deliveryTo = (email: string): CodeDelivery => ({
  sent_to: maskedAddress(email),
  resend_after_ms: RESEND_AFTER_MS,
});
