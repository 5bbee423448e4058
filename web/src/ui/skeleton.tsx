// A pulsing placeholder while content loads; its size comes from the class.
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
