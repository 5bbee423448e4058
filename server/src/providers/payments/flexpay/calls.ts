// HTTP calls to FlexPay with timeouts: its status page, and cancellations and refunds in its Control Center.
import { readBody } from '../../../platform/http-client.ts';
import { fieldsOf, parseJson } from '../../../platform/json-fields.ts';
import { PaymentsFailure } from '../port.ts';
import { readLines, signedUrl, VERSION, type Params } from './dialect.ts';

export interface FlexPayConfig {
  /** The website's id in the Control Center. */
  readonly shop_id: string;
  readonly signature_key: string;
  readonly api_user: string;
  readonly api_password: string;
  /** The host of the order page, which depends on the account's brand. */
  readonly secure_base: string;
  readonly control_base: string;
}

/** A status response has about twenty lines. */
const MAX_BYTES = 64 * 1024;

export function createCalls(config: FlexPayConfig, callMs: number) {
  const { shop_id, signature_key, secure_base, control_base, api_user, api_password } = config;
  const authorization = `Basic ${Buffer.from(`${api_user}:${api_password}`).toString('base64')}`;

  const send = async (
    url: string,
    init: RequestInit,
  ): Promise<{ status: number; text: string }> => {
    try {
      const signal = AbortSignal.timeout(callMs);
      const response = await fetch(url, { ...init, redirect: 'error', signal });
      const body = await readBody(response, MAX_BYTES);
      if (!body) throw new PaymentsFailure('unavailable', 'FlexPay’s response is too large.');
      return { status: response.status, text: body.toString('utf8') };
    } catch (cause) {
      if (cause instanceof PaymentsFailure) throw cause;
      throw new PaymentsFailure('unavailable', 'FlexPay didn’t respond in time.', { cause });
    }
  };

  const headers = { authorization, accept: 'application/json; version=1.5.0' };
  const act = async (path: string): Promise<'done' | 'was_done'> => {
    const { status, text } = await send(`${control_base}/api/${path}`, { method: 'POST', headers });
    // Precondition failed: what we requested has already happened.
    if (status === 412) return 'was_done';
    if (status >= 400) throw failureOf(status);
    if (fieldsOf(parseJson(text))['is_success']) return 'done';
    throw new PaymentsFailure('unavailable', 'The Control Center didn’t confirm the request.');
  };

  return {
    page: (path: string, params: Params): string =>
      signedUrl(
        `${secure_base}/${path}`,
        { ...params, shopID: shop_id, version: VERSION },
        signature_key,
      ),

    /** The status of an order by `referenceID` or `saleID`; undefined if nothing was paid for it. */
    async status(by: Params): Promise<Params | undefined> {
      const params = { ...by, shopID: shop_id, version: VERSION };
      const url = signedUrl(`${secure_base}/salestatus`, params, signature_key);
      const { status, text } = await send(url, {});
      if (status >= 400) throw failureOf(status);
      const lines = readLines(text);
      if (lines['response'] === 'NOTFOUND') return undefined;
      if (lines['response'] !== 'FOUND')
        throw new PaymentsFailure('refused', 'FlexPay rejected our shop.');
      // A response about another order would credit the wrong person.
      const isOther = Object.entries({ ...by, shopID: shop_id }).some(
        ([name, value]) => lines[name] !== undefined && lines[name] !== value,
      );
      if (isOther) throw new PaymentsFailure('refused', 'FlexPay returned another sale.');
      return lines['saleResult'] === 'APPROVED' ? lines : undefined;
    },

    /** Throws if the Control Center refuses our credentials. */
    async checkControl(): Promise<void> {
      const url = `${control_base}/api/dashboard/totals?output_currency=USD`;
      const { status } = await send(url, { headers });
      if (status >= 400) throw failureOf(status);
    },

    cancel: (sale_id: string) => act(`sale/${encodeURIComponent(sale_id)}/cancel`),
    refund: (transaction_id: string) =>
      act(`transaction/${encodeURIComponent(transaction_id)}/refund`),
  };
}

/** Without the response's text, which can name the buyer. */
function failureOf(status: number): PaymentsFailure {
  if (status === 401 || status === 403)
    return new PaymentsFailure('denied', 'FlexPay rejected our credentials.');
  if (status === 404) return new PaymentsFailure('not_found', 'FlexPay has no such sale.');
  if (status < 500 && status !== 408 && status !== 409 && status !== 429)
    return new PaymentsFailure('refused', `FlexPay rejected the request (${status}).`);
  return new PaymentsFailure('unavailable', `FlexPay is busy or broken (${status}).`);
}
