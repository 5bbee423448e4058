// The notice of the sign-up: 18 or older, the terms, and marketing only if its box is checked.
import { paths } from '../../../lib/paths.ts';
import { texts } from '../texts.ts';

const words = texts.register.notice;

interface Props {
  /** Next to Google's button, where the first sign-in creates an account without a marketing checkbox. */
  forGoogle?: boolean;
}

export function Notice({ forGoogle = false }: Props) {
  return (
    <p className="text-sm text-ink-faint">
      {forGoogle ? words.before_google : words.before}
      <Elsewhere to={paths.terms()}>{words.terms}</Elsewhere>
      {words.between}
      <Elsewhere to={paths.privacy()}>{words.privacy}</Elsewhere>
      {forGoogle ? words.after_google : words.after}
    </p>
  );
}

/** Opens in a new window, so that typed text is not lost. */
export function Elsewhere({ to, children }: { to: string; children: string }) {
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener"
      className="text-ink-soft underline underline-offset-4"
    >
      {children}
    </a>
  );
}
