// A breathing surface in the shape of what will come; size and radius come from the class.
import { classNames } from './class-names.ts';

export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden
      className={classNames('animate-breathe rounded-control bg-raised-2', className)}
    />
  );
}
