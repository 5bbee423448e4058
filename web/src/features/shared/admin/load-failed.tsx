// The error state of an admin screen: re-authentication, or a retry.
import { isApiError } from '../../../lib/api-error.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ReAuthenticationCard } from './re-authentication-card.tsx';
import { texts } from './texts.ts';

export const isPasswordNeeded = (error: unknown): boolean =>
  isApiError(error, 'identity.password_needed');

export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (isPasswordNeeded(error)) return <ReAuthenticationCard onDone={onRetry} />;
  if (isApiError(error, 'identity.second_factor_missing')) {
    return (
      <ErrorState
        title={texts.second_factor.title}
        action={
          <ButtonLink to={`${paths.profile()}#second-factor`} tone="primary">
            {texts.second_factor.action}
          </ButtonLink>
        }
      >
        {texts.second_factor.sentence}
      </ErrorState>
    );
  }
  return (
    <ErrorState title={texts.failed} onRetry={onRetry}>
      {texts.failed_sentence}
    </ErrorState>
  );
}
