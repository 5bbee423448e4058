// The only reader of the environment: parsed once at start, every mistake named in one message.
import { existsSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { loadEnvFile } from 'node:process';
import { z } from 'zod';
import { readTrust } from './platform/http/address.ts';

const roles = ['web', 'media', 'realtime', 'worker'] as const;
export type Role = (typeof roles)[number];

const repository = join(import.meta.dirname, '..', '..');
const port = z.coerce.number().int().min(0).max(65_535);
const address = z.url({ protocol: /^https?$/ });

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: port.default(5173),
  BIND: z.string().default('127.0.0.1'),
  /** Where Prometheus reads; absent: nowhere. */
  METRICS_PORT: port.optional(),
  METRICS_BIND: z.string().default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .default('data')
    .transform((path) => (isAbsolute(path) ? path : join(repository, path))),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_KEY: z
    .string()
    .refine((text) => Buffer.from(text, 'base64').length === 32, 'must be 32 bytes in base64')
    .optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  LLM_BASE_URL: address.optional(),
  LLM_API_KEY: z.string().optional(),
  LLM_MODEL: z.string().optional(),
  /** Whether to look for model servers on this machine when none is named. */
  LLM_PROBE: z.enum(['on', 'off']).default('on'),
  LLM_MODEL_PATH: z.string().optional(),
  LLM_CONTEXT_TOKENS: z.coerce.number().int().min(512).optional(),
  ROLES: z
    .string()
    .default(roles.join(','))
    .transform((text) => text.split(',').map((role) => role.trim()))
    .pipe(z.array(z.enum(roles)).min(1)),
  PUBLIC_URL: address.transform((url) => url.replace(/\/+$/, '')).optional(),
  DEFAULT_SITE: z.string().default('pd'),
  SEED: z.enum(['demo', 'none']).optional(),
  TRUST_PROXY: z
    .string()
    .refine(isTrust, 'must be loopback, or addresses and networks, separated by commas')
    .default('loopback'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error']).default('info'),
});

export interface Config extends Omit<z.infer<typeof Environment>, 'SEED'> {
  readonly SEED: 'demo' | 'none';
}

/** Every mistake of the configuration at once, in words for the operator. */
export class ConfigError extends Error {
  constructor(mistakes: string[]) {
    super(`The configuration has mistakes:\n${mistakes.map((line) => `  ${line}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** Reads `.env` beside the repository's README if there is one; the environment's own variables win over it. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const file = join(repository, '.env');
  if (environment === process.env && existsSync(file)) loadEnvFile(file);
  return parseConfig(environment);
}

export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  // An empty variable is the same as none.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    );
  }
  const config = parsed.data;
  if (
    config.NODE_ENV === 'production' &&
    config.DATABASE_URL &&
    !config.DATA_KEY &&
    config.ROLES.length < roles.length
  ) {
    throw new ConfigError(['DATA_KEY: is needed where several processes share a database']);
  }
  return { ...config, SEED: config.SEED ?? (config.NODE_ENV === 'production' ? 'none' : 'demo') };
}

function isTrust(text: string): boolean {
  try {
    readTrust(text);
    return true;
  } catch {
    return false; // it says so of every text that names no network
  }
}
