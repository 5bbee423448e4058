// The error state of an admin's screen: re-authentication, or a retry.
import { isApiError } from '../../../lib/api-error.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ReAuthenticationCard } from './re-authentication-card.tsx';
import { texts } from './texts.ts';

export const isPasswordNeeded = (error: unknown): boolean =>
  isApiError(error, 'identity.password_needed');

export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (isPasswordNeeded(error)) return <ReAuthenticationCard onDone={onRetry} />;
  return (
    <ErrorState title={texts.failed} onRetry={onRetry}>
      {texts.failed_sentence}
    </ErrorState>
  );
}
