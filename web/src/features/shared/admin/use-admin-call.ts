// An admin's call: afterwards all admin queries are refetched, which asks for re-authentication if needed.
import { calls } from '@velour/contract/calls.ts';
import type { Call } from '@velour/contract/endpoint.ts';
import type { QueryFilters } from '@tanstack/react-query';
import { useCall, type CallState } from '../../../lib/use-call.ts';

const byNoun: Readonly<Record<string, Readonly<Record<string, Call>>>> = calls;

/** All cached replies of admin calls, except those of one call such as `review.read`. */
export const adminReadsExcept = (ended?: string): QueryFilters => ({
  predicate: ({ queryKey: [noun, name] }) =>
    byNoun[String(noun)]?.[String(name)]?.access === 'admin' && `${noun}.${name}` !== ended,
});

export const adminReads = adminReadsExcept();

export const useAdminCall = <Input extends unknown[], Reply>(
  call: (...input: Input) => Promise<Reply>,
  options: Parameters<typeof useCall<Input, Reply>>[1] = {},
): CallState<Input, Reply> => useCall(call, { invalidates: [adminReads], ...options });
