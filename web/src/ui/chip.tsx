// A round toggle button for filters.
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface Props {
  pressed: boolean;
  onPress: () => void;
  children: ReactNode;
}

export function Chip({ pressed, onPress, children }: Props) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={classNames(
        'touch min-h-9 max-w-full shrink-0 rounded-full px-3.5 py-1 text-sm transition-colors',
        pressed
          ? 'bg-ink font-medium text-ground'
          : 'bg-raised-2 text-ink-soft shadow-sheen hover:bg-raised-3 hover:text-ink',
      )}
    >
      {children}
    </button>
  );
}
