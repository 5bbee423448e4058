// A short silent video that plays in a loop, except for people who prefer reduced motion.
import { useSyncExternalStore } from 'react';
import { classNames } from './class-names.ts';

interface Props {
  src: string;
  /** The poster image, shown before the video plays. */
  still: string;
  label: string;
  className?: string;
  /** Called if the video cannot be played, for example from an expired address. */
  onFailed?: () => void;
}

const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)');
const follow = (changed: () => void) => {
  const query = calm();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    follow,
    () => calm().matches,
    () => true,
  );

export function Clip({ src, still, label, className, onFailed }: Props) {
  const isCalm = useReducedMotion();
  return (
    <video
      key={src}
      src={src}
      poster={still}
      aria-label={label}
      controls
      muted
      loop
      playsInline
      autoPlay={!isCalm}
      preload={isCalm ? 'none' : 'metadata'}
      onError={onFailed}
      className={classNames('bg-shade object-contain', className)}
    />
  );
}
