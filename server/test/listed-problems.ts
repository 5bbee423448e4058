// Fails a test that meets a problem which the contract does not list for the call.
import { api } from '@velour/contract/api.ts';
import { calls } from '@velour/contract/calls.ts';
import type { Call, Endpoint } from '@velour/contract/endpoint.ts';
import { problemsOf } from '@velour/contract/openapi-problems.ts';

const endpoints: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = api;

const listed = new Map<Call, { name: string; codes: ReadonlySet<string> }>(
  Object.entries(calls).flatMap(([noun, its]) =>
    Object.entries<Call>(its).flatMap(([key, call]) => {
      const endpoint = endpoints[noun]?.[key];
      const name = `${noun}.${key}`;
      if (!endpoint) return [];
      const codes = new Set<string>([...problemsOf(name, endpoint).values()].flat());
      return [[call, { name, codes }] as const];
    }),
  ),
);

/** Throws for a problem that the contract does not list. */
export function assertListed(call: Call, code: string): void {
  const of = listed.get(call);
  if (!of || of.codes.has(code)) return;
  throw new Error(
    `${of.name} was refused with ${code}, which contract/src/problems.ts does not list.`,
  );
}
