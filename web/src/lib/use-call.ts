// Hook for one mutating call: its pending state, toasts for success and failure, and query invalidation.
import { useRef } from 'react';
import { useMutation, useQueryClient, type QueryFilters } from '@tanstack/react-query';
import type { FormErrors, FormField } from '../ui/form/form-rules.ts';
import { failureText, formErrors, type FailureTexts } from './failures.ts';
import { newId } from './ids.ts';
import { failedCall, noteFailure } from './failed-call.ts';
import { texts as words } from './texts.ts';
import { toasts } from './toasts.ts';

interface Options<Input extends unknown[], Reply> extends FailureTexts {
  /** Text of the success toast; a function may return undefined for no toast. */
  done?: string | ((reply: Reply, ...input: Input) => string | undefined);
  onDone?: (reply: Reply, ...input: Input) => void;
  onFailed?: (error: unknown, ...input: Input) => void;
  /**
   * Queries to refetch afterwards; also after an error, since another tab may have changed the data
   * first.
   */
  invalidates?: readonly QueryFilters[];
  /** True if the screen shows `failure` itself; otherwise a toast does. */
  shownInPlace?: boolean;
  /** Wraps the error text for the toast. */
  say?: (why: string) => string;
}

export interface CallState<Input extends unknown[], Reply> {
  pending: boolean;
  /** The arguments of the pending call. */
  input: Input | undefined;
  /** The last reply; cleared by the next call. */
  reply: Reply | undefined;
  /** The error text of the last call, if it failed. */
  failure: string | undefined;
  error: Error | null;
  /** Runs the call; resolves with undefined if it failed, never rejects. */
  run: (...input: Input) => Promise<Reply | undefined>;
  /** Like `run`, for a form: resolves with the errors by field, and shows no toast. */
  submit: (
    fields: readonly Pick<FormField, 'name'>[],
    ...input: Input
  ) => Promise<FormErrors | undefined>;
  reset: () => void;
}

const asItIs = (why: string): string => why;

/** For use outside of a component: runs a call and shows errors in a toast. */
export async function attempt<Reply>(
  call: () => Promise<Reply>,
  { say = asItIs, ...texts }: FailureTexts & Pick<Options<[], Reply>, 'say'> = {},
): Promise<Reply | undefined> {
  try {
    return await call();
  } catch (failure) {
    noteFailure(failure);
    const to = failedCall.read();
    const link = to === '' ? undefined : { label: words.tell_us, to };
    toasts.error(say(failureText(failure, texts)), undefined, link);
    return undefined;
  }
}

/** `const ban = useCall(api.members.ban, { done: texts.banned, invalidates: [q.members.all] })`. */
export function useCall<Input extends unknown[], Reply>(
  call: (...input: Input) => Promise<Reply>,
  options: Options<Input, Reply> = {},
): CallState<Input, Reply> {
  const { done, onDone, onFailed, invalidates = [], shownInPlace = false } = options;
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
  const latest = useRef<{ name: string; result: Promise<Reply | undefined> }>(undefined);
  /** Ignores the second press of a double click, which comes before the button shows the pending state. */
  const once = (
    input: Input,
    start: () => Promise<Reply | undefined>,
  ): Promise<Reply | undefined> => {
    const name = nameOf(input);
    if (latest.current?.name === name) return latest.current.result;
    const mine = { name, result: start() };
    latest.current = mine;
    const clear = () => {
      if (latest.current === mine) latest.current = undefined;
    };
    void mine.result.then(clear, clear);
    return mine.result;
  };
  return {
    pending: isPending,
    reply: data,
    input: isPending ? variables : undefined,
    error,
    failure: error ? failureText(error, options) : undefined,
    reset,
    run: (...input) =>
      once(input, () =>
        shownInPlace
          ? mutateAsync(input).catch(() => undefined)
          : attempt(() => mutateAsync(input), options),
      ),
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

/** Files have no identity in JSON, so each file counts as a different input. */
const nameOf = (input: readonly unknown[]): string =>
  JSON.stringify(input, (_, value: unknown) =>
    value instanceof Blob || value instanceof ArrayBuffer || ArrayBuffer.isView(value)
      ? newId()
      : value,
  );
