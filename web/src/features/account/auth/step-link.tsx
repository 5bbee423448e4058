// Links one sign-in form to another: a link if each has an address, a button in the modal.
import type { ReactNode } from 'react';
import { Link } from '../../../ui/link.tsx';

/** `confirm` and `reset` wait for a code. */
export type AuthStep = 'login' | 'register' | 'confirm' | 'forgot' | 'reset';

export interface AuthNavigation {
  onStep: (step: AuthStep) => void;
  /** Set if the forms have their own addresses. */
  hrefOf?: ((step: AuthStep) => string) | undefined;
}

interface Props {
  to: AuthStep;
  navigation: AuthNavigation;
  children: ReactNode;
}

const linkStyle =
  'font-medium text-accent underline-offset-4 hover:text-accent-strong hover:underline';

export function StepLink({ to, navigation, children }: Props) {
  if (navigation.hrefOf)
    return (
      <Link to={navigation.hrefOf(to)} className={linkStyle}>
        {children}
      </Link>
    );
  return (
    <button type="button" className={linkStyle} onClick={() => navigation.onStep(to)}>
      {children}
    </button>
  );
}

interface OtherWay extends Omit<Props, 'children'> {
  question: string;
  link: string;
}

/** The last line of each form. */
export function OtherWay({ question, link, ...rest }: OtherWay) {
  return (
    <p className="text-center text-ink-soft">
      {question} <StepLink {...rest}>{link}</StepLink>
    </p>
  );
}
