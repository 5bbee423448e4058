// Stripe's errors, as documented.

export class Refusal extends Error {
  readonly status: number;
  readonly body: { error: Record<string, string> };
  readonly headers: Record<string, string> = {};

  constructor(
    status: number,
    error: { type: string; code?: string; message: string; param?: string },
  ) {
    super(error.message);
    this.status = status;
    this.body = { error };
  }

  /** The stored response of an idempotency key, marked by a header if `named`. */
  repeated(named: boolean): this {
    if (named) this.headers['idempotent-replayed'] = 'true';
    return this;
  }
}

export const missing = (kind: string, id: string): Refusal =>
  new Refusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param: 'id',
  });

export const invalid = (message: string, more: { code?: string; param?: string } = {}): Refusal =>
  new Refusal(400, { type: 'invalid_request_error', message, ...more });
