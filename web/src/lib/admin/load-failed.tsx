// The error state of an admin's screen: re-authentication, or a retry.
import { isApiError } from '../api-error.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PasswordCard } from './password-card.tsx';
import { texts } from './texts.ts';

export const isPasswordNeeded = (error: unknown): boolean =>
  isApiError(error, 'identity.password_needed');

export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (isPasswordNeeded(error)) return <PasswordCard onDone={onRetry} />;
  return (
    <EmptyState
      scene="lamp"
      title={texts.failed}
      action={<Button onClick={onRetry}>{texts.retry}</Button>}
    >
      {texts.failed_sentence}
    </EmptyState>
  );
}
