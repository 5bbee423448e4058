// A link inside the product that looks like a button.
import type { LucideIcon } from 'lucide-react';
import { buttonStyle, type ButtonVariant } from './button-style.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Link, type LinkProps } from './link.tsx';

interface Props extends Omit<LinkProps, 'className'>, ButtonVariant {
  icon?: LucideIcon;
  className?: string;
}

export function ButtonLink({ tone, size, wide, icon, className, children, ...rest }: Props) {
  return (
    <Link {...rest} className={classNames(buttonStyle({ tone, size, wide }), className)}>
      {icon && <Icon of={icon} />}
      {children}
    </Link>
  );
}
