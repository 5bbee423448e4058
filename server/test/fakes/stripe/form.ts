// Parses requests of Stripe's client: forms with nested names such as `line_items[0][price_data][currency]`.
import { invalid } from './refusal.ts';

export type Params = { [name: string]: string | Params };

export function parseForm(text: string): Params {
  const params: Params = {};
  for (const [path, value] of new URLSearchParams(text)) {
    const names = path.replaceAll(']', '').split('[');
    const last = names.pop() ?? '';
    let at = params;
    for (const name of names) {
      const next = at[name];
      at = typeof next === 'object' ? next : (at[name] = {});
    }
    at[last] = value;
  }
  return params;
}

export const text = (params: Params, name: string): string | undefined => {
  const value = params[name];
  return typeof value === 'string' ? value : undefined;
};
export const group = (params: Params, name: string): Params => {
  const value = params[name];
  return typeof value === 'object' ? value : {};
};
/** Metadata with string values. */
export const marks = (params: Params): Record<string, string> =>
  Object.fromEntries(
    Object.entries(group(params, 'metadata')).map(([name, value]) => [name, String(value)]),
  );

export function amountOf(given: string | undefined): number {
  if (given !== undefined && /^\d{1,8}$/.test(given)) return Number(given);
  throw invalid(`Invalid integer: ${given}`, {
    code: 'parameter_invalid_integer',
    param: 'amount',
  });
}

export function currencyOf(params: Params): string {
  const currency = text(params, 'currency');
  if (currency === 'usd' || currency === 'eur') return currency;
  throw invalid(`Invalid currency: ${currency}`, { param: 'currency' });
}
