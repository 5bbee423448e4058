// Masks the email address that a code was sent to: only the first character of its local part is shown.
import type { CodeDelivery } from './port.ts';

export const RESEND_AFTER_MS = 60_000;

const maskedAddress = (email: string): string => `${email.slice(0, 1)}***@${email.split('@')[1]}`;

/** @param email an address, shown as `a***@example.com` */
export const deliveryTo = (email: string): CodeDelivery => ({
  sent_to: maskedAddress(email),
  resend_after_ms: RESEND_AFTER_MS,
});
