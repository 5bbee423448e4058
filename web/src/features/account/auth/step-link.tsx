// Leads from one form at the door to another: a link where each has an address, a button in the modal.
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** `confirm` and `reset` wait for a code. */
export type DoorStep = 'login' | 'register' | 'confirm' | 'forgot' | 'reset';

export interface DoorWay {
  onStep: (step: DoorStep) => void;
  /** Where the forms have addresses of their own. */
  hrefOf?: ((step: DoorStep) => string) | undefined;
}

interface Props {
  to: DoorStep;
  way: DoorWay;
  children: ReactNode;
}

const linkLook =
  'font-medium text-accent underline-offset-4 hover:text-accent-strong hover:underline';

export function StepLink({ to, way, children }: Props) {
  if (way.hrefOf)
    return (
      <Link to={way.hrefOf(to)} className={linkLook}>
        {children}
      </Link>
    );
  return (
    <button type="button" className={linkLook} onClick={() => way.onStep(to)}>
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
