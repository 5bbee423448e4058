// Pulsing placeholders while content loads, and the sentence that screen readers get in their place.
import { Fragment, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

const radii = {
  control: 'rounded-control',
  card: 'rounded-card',
  full: 'rounded-full',
  small: 'rounded-small',
  composer: 'rounded-composer',
} as const;

interface Props {
  radius?: keyof typeof radii;
  /** Its size. */
  className?: string;
}

export function Skeleton({ radius = 'control', className }: Props) {
  return (
    <div
      aria-hidden
      className={classNames('animate-breathe bg-raised-2', radii[radius], className)}
    />
  );
}

interface LoadingProps {
  label: string;
  /** How often the placeholders are repeated. */
  count?: number;
  className?: string | undefined;
  children: ReactNode;
}

export function Loading({ label, count = 1, className, children }: LoadingProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, at) => (
        <Fragment key={at}>{children}</Fragment>
      ))}
    </div>
  );
}
