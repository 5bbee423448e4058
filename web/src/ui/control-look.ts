// What every field that takes input looks like: a well in the surface, with an edge that can be seen.
import { classNames } from './class-names.ts';

export const controlLook = (invalid = false): string =>
  classNames(
    'w-full rounded-control bg-ground px-3.5 py-2.5 text-base text-ink placeholder:text-ink-faint',
    'shadow-[inset_0_0_0_1px_var(--control-edge)] transition-shadow disabled:opacity-55',
    invalid ? '[--control-edge:var(--danger)]' : '[--control-edge:var(--edge)]',
  );
