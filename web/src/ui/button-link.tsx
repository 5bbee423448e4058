// A link inside the product that looks like a button.
import type { LucideIcon } from 'lucide-react';
import { Link, type LinkProps } from 'react-router';
import { buttonLook, type ButtonLook } from './button-look.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

interface Props extends Omit<LinkProps, 'className'>, ButtonLook {
  icon?: LucideIcon;
  className?: string;
}

export function ButtonLink({ tone, size, wide, icon, className, children, ...rest }: Props) {
  return (
    <Link {...rest} className={classNames(buttonLook({ tone, size, wide }), className)}>
      {icon && <Icon of={icon} />}
      {children}
    </Link>
  );
}
