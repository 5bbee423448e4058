// The description of one HTTP call: `Call` is its path and access, `describe` joins the schemas.
import type { z } from 'zod';
import type { AdminRole } from './admin-role-values.ts';
import type { Feature } from './features.ts';

/**
 * Who may make a call. `owner`: a signed-in member who reaches only their own rows (others get
 * 404).
 */
export type Access =
  | 'anyone'
  | 'visitor'
  | 'member'
  | 'owner'
  | 'admin'
  | 'api_key'
  | 'bot'
  | 'webhook';

/** The two HTTP gateways: `main` is served under /api, `media` under /media-api. */
export type Gateway = 'main' | 'media';

/** The path and access of a call. Plain data, so that the browser needs no validator. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below the gateway, with `:name` for parameters. */
  readonly path: string;
  readonly access: Access;
  /** The role that an admin also needs; owners have all roles. */
  readonly role?: AdminRole;
  readonly summary: string;
  /**
   * Calls that work before the second factor: `step` until this sign-in has passed it, `enrollment`
   * also for an admin who has none yet on a site that requires one.
   */
  readonly without_second_factor?: 'step' | 'enrollment';
  readonly gateway?: Gateway;
  /** Refused with `site.feature_off` while an admin has switched this feature off. */
  readonly feature?: Feature;
  /**
   * Refused until the person has passed the age gate, and the age check where their region or the
   * site requires it.
   */
  readonly adults?: true;
  /** True if the call also works in regions that the site refuses. */
  readonly in_every_region?: true;
  /** `feature` applies only if this field of the body is true. */
  readonly feature_if?: string;
  /** True if the `host` query parameter is optional. */
  readonly hostless?: true;
  /** How long the response may be cached, in seconds; not cached by default. */
  readonly max_age_s?: number;
  /**
   * How an `Idempotency-Key` works. `transaction`: the effect and the stored response commit
   * together; slow work runs before. `stored`: the handler calls a provider that honors the key
   * itself, so it is safe to run twice; the response is stored afterwards.
   */
  readonly idempotent?: 'transaction' | 'stored';
  /** True for long responses, which get the timeout of a download. */
  readonly long?: true;
  /**
   * The size limit, in bytes, of a raw body in place of JSON: a file (`application/octet-stream`)
   * or a webhook.
   */
  readonly upload?: number;
  /** The size limit, in bytes, of a multipart body with one file, in the field `file`. */
  readonly multipart?: number;
}

/** The schemas of one call. Without `params`, `query` or `body` the call accepts none. */
export interface Shapes {
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly reply: z.ZodType;
}

export type Endpoint<S extends Shapes = Shapes> = Call & S;

/** Joins the calls of a noun with their schemas; a call without schemas does not compile. */
export function describe<
  const C extends Record<string, Call>,
  const S extends Record<string, Shapes>,
>(calls: C, shapes: S & Record<keyof C, Shapes>): { [K in keyof C & keyof S]: C[K] & S[K] } {
  const joined = Object.entries(calls).map(([name, call]) => [name, { ...call, ...shapes[name] }]);
  // Object.fromEntries loses the key types, which are those of `calls`.
  return Object.fromEntries(joined) as { [K in keyof C & keyof S]: C[K] & S[K] };
}

type Shape<E, K extends string> = E extends Record<K, infer T extends z.ZodType> ? T : undefined;
type SentAs<E, K extends string> =
  Shape<E, K> extends z.ZodType ? { [P in K]: z.input<Shape<E, K>> } : object;
type ReadAs<E, K extends string> =
  Shape<E, K> extends z.ZodType ? { [P in K]: z.output<Shape<E, K>> } : object;

/** What a caller passes: the types before parsing. */
export type Input<E> = SentAs<E, 'params'> & SentAs<E, 'query'> & SentAs<E, 'body'>;
/** What a handler receives: the types after parsing. */
export type Parsed<E> = ReadAs<E, 'params'> & ReadAs<E, 'query'> & ReadAs<E, 'body'>;
/** What a handler returns: the type before the response schema is applied. */
export type HandlerReply<E> =
  Shape<E, 'reply'> extends z.ZodType ? z.input<Shape<E, 'reply'>> : never;
/** What a caller gets: the type after the response schema was applied. */
export type Reply<E> = Shape<E, 'reply'> extends z.ZodType ? z.output<Shape<E, 'reply'>> : never;
