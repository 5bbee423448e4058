// The button that creates the character, with its price; visitors sign in first, members short of tokens top up first.
import { siteConfig } from '../../../lib/site-config.ts';
import type { CreationStep } from '@velour/contract/characters.ts';
import { paths } from '../../../lib/paths.ts';
import { ContestRefusal } from '../../shared/contest/contest-refusal.tsx';
import { useCost } from '../../shared/use-cost.ts';
import { Link } from '../../../ui/link.tsx';
import { PricedButton } from '../../../ui/priced-button.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { creationFailures } from './failures.ts';
import type { Draft } from './steps.ts';
import { texts } from './texts.ts';
import { useCreate } from './use-create.ts';

export function PayButton({ draft, steps }: { draft: Draft; steps: readonly CreationStep[] }) {
  const create = useCall(useCreate(), { ...creationFailures, shownInPlace: true });
  const cost = useCost(siteConfig.prices.character);
  const isFull =
    isApiError(create.error, 'job.too_many') || isApiError(create.error, 'character.too_many');
  return (
    <>
      {create.failure !== undefined && (
        <p role="alert" className="order-first basis-full text-danger">
          {create.failure}{' '}
          {isFull && (
            <Link to={paths.myCharacters()} className="font-medium text-ink underline">
              {texts.to_mine}
            </Link>
          )}
        </p>
      )}
      {create.error !== null && (
        <div className="order-first basis-full">
          <ContestRefusal
            error={create.error}
            textOf={(field) => (field === 'name' || field === 'description' ? draft[field] : '')}
            all={() => `${draft.name}\n${draft.description}`.trim()}
          />
        </div>
      )}
      <PricedButton
        {...cost}
        size="lg"
        pending={create.pending}
        className="max-sm:flex-1"
        onPress={() => void create.run(draft, steps)}
      >
        {texts.create}
      </PricedButton>
    </>
  );
}
