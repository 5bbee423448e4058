// Signatures of the sandbox's webhooks: a MAC over time and bytes, against changes and replays.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { PaymentsFailure, TOLERANCE_S } from '../port.ts';

export const SIGNATURE_HEADER = 'sandbox-signature';

export function sign(raw: Buffer, about: { secret: Buffer; at: Date }): string {
  const seconds = Math.floor(about.at.getTime() / 1_000);
  return `t=${seconds},v1=${macOf(raw, seconds, about.secret).toString('hex')}`;
}

/** Throws `forged`. */
export function checkSignature(
  raw: Buffer,
  header: unknown,
  about: { secret: Buffer; now: Date },
): void {
  const parts = typeof header === 'string' ? /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) : null;
  const [, time, mark] = parts ?? [];
  if (time === undefined || mark === undefined) throw forged();
  const wanted = macOf(raw, Number(time), about.secret);
  const age = Math.abs(about.now.getTime() / 1_000 - Number(time));
  if (!timingSafeEqual(wanted, Buffer.from(mark, 'hex')) || age > TOLERANCE_S) throw forged();
}

const macOf = (raw: Buffer, seconds: number, secret: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(raw).digest();

const forged = () =>
  new PaymentsFailure('forged', 'The sandbox’s signature is missing, wrong or too old.');
