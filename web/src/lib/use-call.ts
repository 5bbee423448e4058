// One call that changes something: whether it is under way, what is said when it is done or failed, what is read again.
import { useMutation, useQueryClient, type QueryFilters } from '@tanstack/react-query';
import type { FormErrors, FormField } from '../ui/form/form-rules.ts';
import { failureText, formErrors, type FailureTexts } from './failures.ts';
import { toasts } from './toasts.ts';

interface Options<Input extends unknown[], Reply> extends FailureTexts {
  /** Said in a toast; a function may answer undefined, which says nothing. */
  done?: string | ((reply: Reply, ...input: Input) => string | undefined);
  onDone?: (reply: Reply, ...input: Input) => void;
  onFailed?: (error: unknown, ...input: Input) => void;
  /** What is read again afterwards; after a refusal too, for another tab may have been quicker. */
  invalidates?: readonly QueryFilters[];
  /** True to leave it to the screen to show `failure`; a toast says it otherwise. */
  shownInPlace?: boolean;
  /** The toast of a failure, around why it failed. */
  say?: (why: string) => string;
}

export interface CallState<Input extends unknown[], Reply> {
  pending: boolean;
  /** What is under way. */
  input: Input | undefined;
  /** The last reply, until the next call. */
  reply: Reply | undefined;
  /** Why the last one failed, in words. */
  failure: string | undefined;
  error: Error | null;
  /** Resolves with undefined where it failed; never rejects. */
  run: (...input: Input) => Promise<Reply | undefined>;
  /** As `run`, for a form: resolves with what is wrong with its fields, and says it nowhere else. */
  submit: (
    fields: readonly Pick<FormField, 'name'>[],
    ...input: Input
  ) => Promise<FormErrors | undefined>;
  reset: () => void;
}

const asItIs = (why: string): string => why;

/** Outside a component: as `run` below, a failure is said in a toast. */
export async function attempt<Reply>(
  call: () => Promise<Reply>,
  { say = asItIs, ...texts }: FailureTexts & Pick<Options<[], Reply>, 'say'> = {},
): Promise<Reply | undefined> {
  try {
    return await call();
  } catch (failure) {
    toasts.error(say(failureText(failure, texts)));
    return undefined;
  }
}

/** `const ban = useCall(api.members.ban, { done: texts.banned, invalidates: [q.members.all] })`. */
export function useCall<Input extends unknown[], Reply>(
  call: (...input: Input) => Promise<Reply>,
  options: Options<Input, Reply> = {},
): CallState<Input, Reply> {
  const { done, onDone, onFailed, invalidates = [], shownInPlace: shownInPlace = false } = options;
  const client = useQueryClient();
  const { mutateAsync, isPending, error, data, variables, reset } = useMutation({
    mutationFn: (input: Input) => call(...input),
    onSuccess: (reply, input) => {
      const text = typeof done === 'function' ? done(reply, ...input) : done;
      if (text !== undefined) toasts.success(text);
      onDone?.(reply, ...input);
    },
    onError: (failure, input) => onFailed?.(failure, ...input),
    onSettled: () => {
      for (const filter of invalidates) void client.invalidateQueries(filter);
    },
  });
  return {
    pending: isPending,
    reply: data,
    input: isPending ? variables : undefined,
    error,
    failure: error ? failureText(error, options) : undefined,
    reset,
    run: (...input) =>
      shownInPlace
        ? mutateAsync(input).catch(() => undefined)
        : attempt(() => mutateAsync(input), options),
    submit: async (fields, ...input) => {
      try {
        await mutateAsync(input);
        return undefined;
      } catch (failure) {
        return formErrors(failure, fields, options);
      }
    },
  };
}
