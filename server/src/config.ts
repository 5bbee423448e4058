// The only reader of environment variables: parsed once at start; all mistakes are reported in one message.
import { z } from 'zod';
import { dataDirOf, loadSettings } from './environment.ts';
import { readTrust } from './platform/http/address.ts';
import { describeIssue } from './platform/http/field-errors.ts';
import { COMFY_MODELS, IMAGE_KINDS } from './providers/image/kinds.ts';
import { MODERATION_APIS, TEXT_JUDGES } from './providers/moderation/text-apis.ts';
import { EMBEDDINGS } from './providers/embeddings/choose.ts';
import { VIDEO_KINDS } from './providers/video/kinds.ts';

const roles = ['web', 'media', 'realtime', 'worker'] as const;
export type Role = (typeof roles)[number];

const port = z.coerce.number().int().min(0).max(65_535);
/** Aborts, so that no further check has to read an address without a scheme. */
const address = z.url({
  protocol: /^https?$/,
  error: 'must start with https:// or http://',
  abort: true,
});
const key = z
  .string()
  .refine((text) => Buffer.from(text, 'base64').length === 32, 'must be 32 bytes in base64');
/** Identity providers require TLS, except on this machine. */
const secureAddress = address.refine(
  (url) => /^https:|^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:|\/|$)/.test(url),
  'must start with https://',
);

/**
 * The public address of a gateway: a path of the page's own origin, or a URL whose origin the
 * page's policy then allows.
 */
const gatewayAddress = (schemes: 'http' | 'http or ws') => {
  const scheme = schemes === 'http' ? 'https?' : '(?:http|ws)s?';
  const form = new RegExp(`^(?:${scheme}://[a-z\\d.-]+(?::\\d+)?)?(?:/[\\w.~-]+)*/?$`, 'i');
  return z
    .string()
    .refine(
      (text) => text !== '/' && form.test(text) && URL.canParse(text, 'http://localhost'),
      `must be a path such as /api, or an ${schemes} address without a query`,
    )
    .transform((text) => text.replace(/\/$/, ''));
};

/** Anyone may see it. */
const publishableKey = z
  .string()
  .regex(/^[\w.~-]{1,100}$/, 'must be 1 to 100 letters, digits, and -._~')
  .optional();

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: port.default(5173),
  BIND: z.string().default('127.0.0.1'),
  /** Port of the metrics; without it, they are not served. */
  METRICS_PORT: port.optional(),
  METRICS_BIND: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('data').transform(dataDirOf),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_KEY: key.optional(),
  /** The key that replaces it; only `npm run replace-key` reads it. */
  NEW_DATA_KEY: key.optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** The bucket for stored files; without it, they are in the data directory. */
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: address.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PREFIX: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9._/-]*[a-z0-9]$/,
      'must be a lower-case path without a slash at its ends',
    )
    .or(z.literal(''))
    .default(''),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  COGNITO_REGION: z.string().default('us-east-1'),
  COGNITO_USER_POOL_ID: z.string().optional(),
  COGNITO_CLIENT_ID: z.string().optional(),
  COGNITO_CLIENT_SECRET: z.string().optional(),
  /** The user pool's hosted sign-in, as a host name or URL. */
  COGNITO_DOMAIN: z
    .string()
    .transform((text) => (text.includes('://') ? text : `https://${text}`))
    .pipe(secureAddress)
    .optional(),
  COGNITO_ENDPOINT: secureAddress.optional(),
  COGNITO_ACCESS_KEY_ID: z.string().optional(),
  COGNITO_SECRET_ACCESS_KEY: z.string().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: secureAddress.default('https://accounts.google.com'),
  /** The demo Google page; by default on if Google is not configured, but never in production. */
  GOOGLE_DEMO: z.enum(['on', 'off']).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_\w+$/, 'must be a Stripe secret or restricted key')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, 'must be a Stripe publishable key')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'must be the signing secret of a Stripe webhook endpoint')
    .optional(),
  /** Base URL of another provider with a Stripe-compatible API. */
  STRIPE_API_BASE: secureAddress.optional(),
  /** Whether that host's provider accepts payments for adult content; Stripe itself does not. */
  PAYMENTS_ADULT: z.enum(['on', 'off']).default('off'),
  /** Verotel FlexPay: the website's number and key, and the credentials of the Control Center's API. */
  FLEXPAY_SHOP_ID: z
    .string()
    .regex(/^\d{1,12}$/, 'must be the number of a website')
    .optional(),
  FLEXPAY_SIGNATURE_KEY: z.string().min(8, 'must be the signature key of that website').optional(),
  FLEXPAY_API_USER: z.string().optional(),
  FLEXPAY_API_PASSWORD: z.string().optional(),
  /** Base URLs of the FlexPay account's brand. */
  FLEXPAY_SECURE_BASE: secureAddress.default('https://secure.verotel.com'),
  FLEXPAY_CONTROL_BASE: secureAddress.default('https://controlcenter.verotel.com'),
  /** Which of two configured providers sells; the other one only finishes what it has sold. */
  PAYMENTS_PROVIDER: z.enum(['stripe', 'flexpay']).optional(),
  /** Whether test cards can buy tokens if no provider is configured; on by default, but never in production. */
  PAYMENTS_SANDBOX: z.enum(['on', 'off']).optional(),
  LLM_BASE_URL: address.optional(),
  LLM_API_KEY: z.string().optional(),
  LLM_MODEL: z.string().optional(),
  /** Whether to look for model servers on this machine when none is named. */
  LLM_PROBE: z.enum(['on', 'off']).default('on'),
  DEMO_MODEL_EMBEDDINGS: z.enum(['on', 'off']).default('on'),
  LLM_MODEL_PATH: z.string().optional(),
  LLM_CONTEXT_TOKENS: z.coerce.number().int().min(512).optional(),
  /** Image servers; several may be configured at once. */
  COMFYUI_URL: address.optional(),
  COMFYUI_MODEL: z.enum(COMFY_MODELS).optional(),
  COMFYUI_WORKFLOW: z.string().optional(),
  COMFYUI_VIDEO_WORKFLOW: z.string().optional(),
  SDCPP_URL: address.optional(),
  SDAPI_URL: address.optional(),
  IMAGE_BASE_URL: address.optional(),
  IMAGE_API_KEY: z.string().optional(),
  IMAGE_MODEL: z.string().optional(),
  /** Additional origins that the image API's result URLs may have, besides its own. */
  IMAGE_RESULT_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((one) => one.trim()))
    .pipe(z.array(address.transform((url) => new URL(url).origin)))
    .optional(),
  /** Which of the configured providers generates new images. */
  IMAGE_PROVIDER: z.enum(IMAGE_KINDS).optional(),
  /** Which provider generates clips. */
  VIDEO_PROVIDER: z.enum(VIDEO_KINDS).optional(),
  /** Whether to look for image servers on this machine when none is configured. */
  IMAGE_PROBE: z.enum(['on', 'off']).default('on'),
  /** An image classifier. */
  MODERATION_BASE_URL: address.optional(),
  MODERATION_API_KEY: z.string().optional(),
  MODERATION_MODEL: z.string().optional(),
  MODERATION_API: z.enum(MODERATION_APIS).default('moderations'),
  /** A service that matches images against hash lists of known illegal imagery. */
  KNOWN_IMAGES_URL: secureAddress.optional(),
  KNOWN_IMAGES_API_KEY: z.string().optional(),
  /** A judge model for texts that the rules only suspect. */
  TEXT_JUDGE: z.enum(TEXT_JUDGES).default('off'),
  TEXT_JUDGE_BASE_URL: address.optional(),
  TEXT_JUDGE_API_KEY: z.string().optional(),
  TEXT_JUDGE_MODEL: z.string().optional(),
  /** Whether it reads each private message. */
  TEXT_JUDGE_CRISIS: z.enum(['on', 'off']).optional(),
  /** Embeddings, for finding earlier messages by meaning. */
  EMBEDDINGS: z.enum(EMBEDDINGS).default('off'),
  EMBEDDINGS_BASE_URL: address.optional(),
  EMBEDDINGS_API_KEY: z.string().optional(),
  EMBEDDINGS_MODEL: z.string().optional(),
  ROLES: z
    .string()
    .default(roles.join(','))
    .transform((text) => text.split(',').map((role) => role.trim()))
    .pipe(z.array(z.enum(roles)).min(1)),
  MAIN_ADDRESS: gatewayAddress('http').default('/api'),
  MEDIA_ADDRESS: gatewayAddress('http').default('/media-api'),
  REALTIME_ADDRESS: gatewayAddress('http or ws')
    .transform((text) => text.replace(/^http/i, 'ws'))
    .default('/realtime'),
  /** What the page shows each of them. */
  MAIN_API_KEY: publishableKey,
  MEDIA_API_KEY: publishableKey,
  REALTIME_API_KEY: publishableKey,
  PUBLIC_URL: address
    .refine(
      (url) => /^\/*$/.test(new URL(url).pathname) && !/[?#]/.test(url),
      'must be a host name of its own, such as https://chat.example.com; Velour can’t be served below a path',
    )
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  TELEGRAM_BOT_SECRET: z.string().min(16, 'must be 16 characters or more').optional(),
  DEFAULT_SITE: z.string().default('pd'),
  SEED: z.enum(['demo', 'none']).optional(),
  TRUST_PROXY: z
    .string()
    .refine(isTrust, 'must be loopback, or addresses and networks separated by commas')
    .default('loopback'),
  /**
   * The header in which a trusted proxy names the caller's region; or two, comma-separated, for
   * country and subdivision.
   */
  REGION_HEADER: z
    .string()
    .transform((text) => text.split(',').map((name) => name.trim().toLowerCase()))
    .pipe(
      z
        .array(z.string().regex(/^[\w-]+$/, 'must be the name of a header'))
        .min(1)
        .max(2),
    )
    .optional(),
  /** An OpenID provider that verifies a person's age. */
  AGE_ISSUER: secureAddress.optional(),
  AGE_CLIENT_ID: z.string().optional(),
  AGE_CLIENT_SECRET: z.string().optional(),
  AGE_SCOPE: z.string().default('openid age'),
  /** The claim that is true for adults, and its source: the signed ID token, or the userinfo endpoint. */
  AGE_CLAIM: z.string().default('age_over_18'),
  AGE_CLAIM_IN: z.enum(['id_token', 'userinfo']).default('id_token'),
  /** How many days a passed check is valid. */
  AGE_VALID_DAYS: z.coerce.number().int().min(1).max(3_650).default(365),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error']).default('info'),
});

export interface Config extends Omit<
  z.infer<typeof Environment>,
  'SEED' | 'GOOGLE_DEMO' | 'PAYMENTS_SANDBOX'
> {
  readonly SEED: 'demo' | 'none';
  readonly GOOGLE_DEMO: 'on' | 'off';
  readonly PAYMENTS_SANDBOX: 'on' | 'off';
}

/** Old names of variables, which are still accepted. */
const formerNames = [['GOOGLE_STAND_IN', 'GOOGLE_DEMO']] as const;

/** Variables that must be set together. */
const pairs = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['AGE_ISSUER', 'AGE_CLIENT_ID'],
  ['AGE_ISSUER', 'AGE_CLIENT_SECRET'],
  ['COGNITO_USER_POOL_ID', 'COGNITO_CLIENT_ID'],
  ['COGNITO_ACCESS_KEY_ID', 'COGNITO_SECRET_ACCESS_KEY'],
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['FLEXPAY_SHOP_ID', 'FLEXPAY_SIGNATURE_KEY'],
  ['FLEXPAY_SHOP_ID', 'FLEXPAY_API_USER'],
  ['FLEXPAY_SHOP_ID', 'FLEXPAY_API_PASSWORD'],
] as const;

/** All mistakes of the configuration, in words for the operator. */
export class ConfigError extends Error {
  constructor(mistakes: string[]) {
    super(`The configuration has errors:\n${mistakes.map((line) => `  ${line}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** Reads `.env` in the repository's root if it exists; variables of the environment take precedence. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  if (environment === process.env) loadSettings();
  return parseConfig(environment);
}

export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  // An empty variable is the same as none.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  for (const [former, name] of formerNames) given[name] ??= given[former];
  const parsed = Environment.safeParse(given, { error: describeIssue });
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    );
  }
  const config = parsed.data;
  const mistakes = [...mistakesTogether(config), ...mistakesInPayments(config)];
  if (mistakes.length > 0) throw new ConfigError(mistakes);
  const isProduction = config.NODE_ENV === 'production';
  return {
    ...config,
    SEED: config.SEED ?? (isProduction ? 'none' : 'demo'),
    GOOGLE_DEMO: config.GOOGLE_DEMO ?? (isProduction ? 'off' : 'on'),
    PAYMENTS_SANDBOX: config.PAYMENTS_SANDBOX ?? (isProduction ? 'off' : 'on'),
  };
}

type Settings = z.infer<typeof Environment>;

/** Variables that are right by themselves and wrong beside others. */
function* mistakesTogether(config: Settings): Generator<string> {
  if (config.SMTP_URL && !config.MAIL_FROM)
    yield 'MAIL_FROM: required with SMTP_URL; the address that emails are sent from';
  for (const [one, other] of pairs)
    if ((config[one] === undefined) !== (config[other] === undefined))
      yield `${one}: set it together with ${other}`;
  for (const name of ['EMBEDDINGS_BASE_URL', 'EMBEDDINGS_MODEL'] as const)
    if (config.EMBEDDINGS === 'server' && config[name] === undefined)
      yield `${name}: required with EMBEDDINGS=server`;
  const missing = roles.filter((role) => !config.ROLES.includes(role));
  if (missing.length === 0) return;
  if (!config.DATABASE_URL)
    yield `ROLES: without DATABASE_URL, one process has to do everything, so no other process can take these roles: ${missing.join(', ')}. Leave ROLES out, or set DATABASE_URL`;
  else if (config.NODE_ENV === 'production' && !config.DATA_KEY)
    yield 'DATA_KEY: required when several processes share a database';
}

function* mistakesInPayments(config: Settings): Generator<string> {
  const modes = [config.STRIPE_SECRET_KEY, config.STRIPE_PUBLISHABLE_KEY].map(
    (key) => key?.split('_')[1],
  );
  if (modes.every((mode) => mode !== undefined) && modes[0] !== modes[1])
    yield 'STRIPE_PUBLISHABLE_KEY: must be in the same mode (test or live) as STRIPE_SECRET_KEY';
  if (config.PAYMENTS_ADULT === 'on' && !(config.STRIPE_SECRET_KEY && config.STRIPE_API_BASE))
    yield 'PAYMENTS_ADULT: needs STRIPE_SECRET_KEY and STRIPE_API_BASE, the host of a provider that allows adult content';
  const { PAYMENTS_PROVIDER: chosen } = config;
  const configured = {
    stripe: config.STRIPE_SECRET_KEY !== undefined,
    flexpay: config.FLEXPAY_SHOP_ID !== undefined,
  };
  if (chosen === undefined && configured.stripe && configured.flexpay)
    yield 'PAYMENTS_PROVIDER: Stripe and FlexPay are both configured; set it to the one that sells (stripe or flexpay)';
  if (chosen !== undefined && !configured[chosen])
    yield `PAYMENTS_PROVIDER: ${chosen} is not configured`;
}

function isTrust(text: string): boolean {
  try {
    readTrust(text);
    return true;
  } catch {
    return false; // it says so of every text that names no network
  }
}
