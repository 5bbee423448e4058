// Pulsing placeholders while content is loading, with a text for screen readers.
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
  /** Sets the size. */
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
