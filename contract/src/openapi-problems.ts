// The problem responses of a call: those of all calls of its kind, and its own.
import type { Endpoint } from './endpoint.ts';
import { errors, type ErrorCode } from './errors.ts';
import { problems } from './problems.ts';

const ofAccess: Readonly<Record<Endpoint['access'], readonly ErrorCode[]>> = {
  anyone: ['identity.token_invalid'],
  visitor: ['identity.required', 'identity.token_invalid'],
  member: ['identity.required', 'identity.token_invalid'],
  owner: ['identity.required', 'identity.token_invalid'],
  admin: [
    'identity.required',
    'identity.token_invalid',
    'identity.forbidden',
    'identity.second_factor_needed',
  ],
  api_key: ['client.key_invalid'],
  bot: ['client.bot_secret_invalid'],
  webhook: [],
};

const everywhere: readonly ErrorCode[] = [
  'request.rate_limited',
  'server.failed',
  'server.overloaded',
  'server.database_unavailable',
  'server.disk_full',
];

const NOT_OF_A_PERSON: ReadonlySet<Endpoint['access']> = new Set(['webhook', 'bot']);

/** Without the call's own problems. */
export function commonProblems(endpoint: Endpoint): ErrorCode[] {
  const { access, role, adults, hostless, in_every_region, params, query, body, idempotent } =
    endpoint;
  const hasHost = access !== 'api_key' && !hostless;
  return [
    ...ofAccess[access],
    ...(role ? (['identity.role_missing'] as const) : []),
    ...(hasHost ? (['site.host_required', 'site.unknown_host'] as const) : []),
    ...(params || query || body ? (['request.invalid'] as const) : []),
    ...(body
      ? (['request.malformed', 'request.too_large', 'request.unsupported_media_type'] as const)
      : []),
    ...(idempotent ? (['request.key_reused', 'request.key_invalid'] as const) : []),
    ...(adults ? (['safety.age_gate_required', 'safety.age_check_required'] as const) : []),
    ...(in_every_region || NOT_OF_A_PERSON.has(access) ? [] : (['site.region_refused'] as const)),
    ...everywhere,
  ];
}

const own: Readonly<Partial<Record<string, readonly ErrorCode[]>>> = problems;

/** All problems of a call, such as `chat.send`, by HTTP status. */
export function problemsOf(name: string, endpoint: Endpoint): Map<number, ErrorCode[]> {
  const codes = new Set([...(own[name] ?? []), ...commonProblems(endpoint)]);
  return Map.groupBy([...codes].toSorted(), (code) => errors[code].status);
}

/** The problem document of a code. */
export const problemExample = (code: ErrorCode): object => ({
  type: `/problems/${code}`,
  code,
  title: errors[code].title,
  status: errors[code].status,
  request_id: '0190f3c2-7a10-7c4e-9d1b-2f6a5c8e4b11',
});
