// One way to draw an icon: a line drawing in one of five sizes, invisible to screen readers.
import type { LucideIcon } from 'lucide-react';

export const iconSizes = { xs: 16, sm: 20, md: 24, lg: 32, xl: 40 } as const;
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
