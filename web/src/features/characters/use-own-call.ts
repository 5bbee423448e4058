// A call that changes own characters: updates the list, the catalogue and the chats.
import { q } from '../../lib/queries.ts';
import { useCall } from '../../lib/use-call.ts';
import { texts } from './texts.ts';

export const staleCharacters = [q.characters.all, q.own_characters.all];

type Options<Input extends unknown[], Reply> = Parameters<typeof useCall<Input, Reply>>[1];

export const useOwnCall = <Input extends unknown[], Reply>(
  call: (...input: Input) => Promise<Reply>,
  options?: Options<Input, Reply>,
) => useCall(call, { failed: texts.broken, invalidates: staleCharacters, ...options });
