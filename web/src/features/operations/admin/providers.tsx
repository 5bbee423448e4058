// All providers of the server, one card each; asks for re-authentication if the last one is too old.
import { useQuery } from '@tanstack/react-query';
import type { ProviderStatus } from '@velour/contract/operations.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { q } from '../../../lib/queries.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { LoadFailed } from '../../shared/admin/load-failed.tsx';
import { ModelSetup } from './model-setup.tsx';
import { ProviderCard } from './provider-card.tsx';
import { TestChat } from './test-chat.tsx';
import { texts } from './texts.ts';

const isDemoModel = ({ engine, is_stand_in }: ProviderStatus): boolean =>
  engine === 'llm' && is_stand_in;
const grid = 'grid items-start gap-4 lg:grid-cols-2';

export function Providers() {
  const { data, error, refetch } = useQuery(q.operations.providers());
  const again = () => void refetch();
  const isStepMissing =
    isApiError(error, 'identity.password_needed') ||
    isApiError(error, 'identity.second_factor_missing');
  if (!data && isStepMissing) return <LoadFailed error={error} onRetry={again} />;
  if (!data && error) {
    return (
      <ErrorState title={texts.failed} level="h1" onRetry={again}>
        {texts.failed_sentence}
      </ErrorState>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <header className="px-1">
        <h1 className="font-display text-3xl">{texts.title}</h1>
        <p className="mt-1 max-w-2xl text-ink-soft">{texts.sentence}</p>
      </header>
      {data ? (
        <div className={grid}>
          {data.engines.some(isDemoModel) && <ModelSetup />}
          <TestChat />
          {data.engines.map((engine) => (
            <ProviderCard key={engine.engine} engine={engine} />
          ))}
        </div>
      ) : (
        <Loading label={texts.loading} count={6} className={grid}>
          <Skeleton radius="card" className="h-64" />
        </Loading>
      )}
    </div>
  );
}
