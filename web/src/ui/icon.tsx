// An icon in one of five sizes that scale with the text, hidden from screen readers.
import type { LucideIcon } from 'lucide-react';

export const iconSizes = {
  xs: '1rem',
  sm: '1.25rem',
  md: '1.5rem',
  lg: '2rem',
  xl: '2.5rem',
} as const;
export type IconSize = keyof typeof iconSizes;

interface Props {
  of: LucideIcon;
  size?: IconSize;
  className?: string;
}

export function Icon({ of: Drawing, size = 'sm', className }: Props) {
  return (
    <Drawing
      aria-hidden
      focusable={false}
      size={iconSizes[size]}
      strokeWidth={1.75}
      className={`shrink-0 ${className ?? ''}`}
    />
  );
}
