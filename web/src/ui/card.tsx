// A raised surface that groups related content.
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

const paddings = {
  none: '',
  small: 'p-3',
  normal: 'p-4 lg:p-5',
  large: 'p-5',
  // On a phone with large text, the padding shrinks in favor of the text.
  dialog: 'px-[min(1.5rem,6vw)] py-6 sm:p-8',
  wide: 'px-5 py-4 sm:px-6 lg:py-5',
} as const;

interface Props extends ComponentProps<'section'> {
  padding?: keyof typeof paddings;
}

export function Card({ padding = 'normal', className, ...rest }: Props) {
  return (
    <section
      {...rest}
      className={classNames('rounded-card bg-raised', paddings[padding], className)}
    />
  );
}
