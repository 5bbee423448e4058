// A raised surface that holds things which belong together.
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section {...rest} className={classNames('rounded-card bg-raised p-4 lg:p-5', className)} />
  );
}
