// FlexPay's formats: signed parameters, amounts, dates, postbacks, and the lines of its status page.
import { createHash } from 'node:crypto';
import { isSameSecret } from '../../../platform/encryption.ts';
import { PaymentsFailure } from '../port.ts';

export const VERSION = '4';

export type Params = Readonly<Record<string, string>>;

/** SHA-256 over the signature key and the sorted parameters. FlexPay's pages sign exactly these parameters. */
export const signatureOf = (params: Params, signature_key: string): string => {
  const pairs = Object.keys(params)
    .sort()
    .map((name) => `${name}=${params[name] ?? ''}`);
  return createHash('sha256')
    .update([signature_key, ...pairs].join(':'))
    .digest('hex');
};

/** The signed URL of one of FlexPay's pages. */
export function signedUrl(page: string, params: Params, signature_key: string): string {
  const signature = signatureOf(params, signature_key);
  return `${page}?${new URLSearchParams({ ...params, signature })}`;
}

/** Cents as `12.99`, without floating point. */
export const writeAmount = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** Integer cents; undefined if it is not an amount. A credit may have a minus sign. */
export function readAmount(text: string | undefined): number | undefined {
  const [, whole, part = ''] = /^-?(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text ?? '') ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** Parses a date such as `2026-11-24`, optionally with a time. */
export function readDay(text: string | undefined): Date | undefined {
  const [day] = /^\d{4}-\d{2}-\d{2}(?=$|[ T])/.exec(text ?? '') ?? [];
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

const MAX_BYTES = 8_192;
const Name = /^[A-Za-z][A-Za-z0-9_]{0,49}$/;
const Id = /^[A-Za-z0-9_-]{1,64}$/;

/** The parameters of a postback, verified by this shop's signature key. Throws `forged`. */
export function readPostback(
  raw: Buffer,
  { shop_id, signature_key }: { shop_id: string; signature_key: string },
): Params {
  const forged = () => new PaymentsFailure('forged', 'This isn’t signed by FlexPay for our shop.');
  if (raw.length === 0 || raw.length > MAX_BYTES) throw forged();
  const pairs = [...new URLSearchParams(raw.toString())];
  const params = Object.fromEntries(pairs);
  // Repeated names are refused: signer and reader could use different values.
  const isPlain = pairs.length === Object.keys(params).length && pairs.every(([n]) => Name.test(n));
  const { signature = '', ...signed } = params;
  if (!isPlain || !isSameSecret(signature.toLowerCase(), signatureOf(signed, signature_key)))
    throw forged();
  if (signed['shopID'] !== shop_id || !Id.test(signed['saleID'] ?? '')) throw forged();
  return signed;
}

export const readId = (text: string | undefined): string | null =>
  text !== undefined && Id.test(text) ? text : null;

/** Parses the status page: one `name: value` pair per line. */
export function readLines(text: string): Params {
  const pairs = text.split(/\r?\n/).flatMap((line): [string, string][] => {
    const [, name = '', value = ''] = /^([A-Za-z][A-Za-z0-9_]*):\s*(.*)$/.exec(line) ?? [];
    return name === '' ? [] : [[name, value.trim().replace(/^(['"])(.*)\1$/, '$2')]];
  });
  return Object.fromEntries(pairs);
}
