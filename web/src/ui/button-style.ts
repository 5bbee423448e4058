// The style of buttons, shared by buttons and by links that look like buttons.
import { classNames } from './class-names.ts';

export type ButtonTone = 'primary' | 'quiet' | 'ghost' | 'gold' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const tones: Record<ButtonTone, string> = {
  primary: 'bg-accent text-on-accent shadow-sheen hover:bg-accent-strong',
  quiet: 'bg-raised-2 text-ink shadow-sheen hover:bg-raised-3',
  ghost: 'text-ink-soft hover:bg-raised-2 hover:text-ink',
  gold: 'bg-gold-tint text-gold shadow-gilt hover:bg-gold-fill hover:text-on-gold',
  danger: 'bg-raised-2 text-danger shadow-sheen hover:bg-raised-3',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-9 gap-1.5 px-3 py-1.5 text-sm',
  md: 'min-h-11 gap-2 px-4 py-2 text-base',
  lg: 'min-h-13 gap-2.5 px-6 py-3 text-lg',
};

export interface ButtonVariant {
  tone?: ButtonTone;
  size?: ButtonSize;
  wide?: boolean;
}

export const buttonStyle = ({ tone = 'quiet', size = 'md', wide = false }: ButtonVariant): string =>
  classNames(
    'touch inline-flex items-center justify-center rounded-control text-center font-medium',
    'transition-[background-color,color,opacity,transform] active:scale-[0.98]',
    'disabled:opacity-55 disabled:active:scale-100',
    'aria-disabled:opacity-55 aria-disabled:active:scale-100',
    tones[tone],
    sizes[size],
    wide && 'w-full',
  );
