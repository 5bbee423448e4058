// An admin's call: afterwards all admin queries are refetched, which asks for re-authentication if needed.
import { calls } from '@velour/contract/calls.ts';
import type { Call } from '@velour/contract/endpoint.ts';
import { matchQuery, type QueryFilters } from '@tanstack/react-query';
import { useCall, type CallState } from '../../../lib/use-call.ts';

const byNoun: Readonly<Record<string, Readonly<Record<string, Call>>>> = calls;

/** All cached replies of admin calls, except those that match `ended`. */
export const adminReadsExcept = (ended?: QueryFilters): QueryFilters => ({
  predicate: (query) => {
    const [noun, name] = query.queryKey;
    const isAdmins = byNoun[String(noun)]?.[String(name)]?.access === 'admin';
    return isAdmins && !(ended && matchQuery(ended, query));
  },
});

export const adminReads = adminReadsExcept();

export const useAdminCall = <Input extends unknown[], Reply>(
  call: (...input: Input) => Promise<Reply>,
  options: Parameters<typeof useCall<Input, Reply>>[1] = {},
): CallState<Input, Reply> => useCall(call, { invalidates: [adminReads], ...options });
