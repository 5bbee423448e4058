// Creates what was put together, at its price: whoever is no member signs in first, whoever has too little gets tokens, and both go on.
import { useState } from 'react';
import { siteConfig } from '../../../lib/site-config.ts';
import type { CreationStep } from '@velour/contract/characters.ts';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { useCost } from '../use-cost.ts';
import { PricedButton } from '../../../ui/priced-button.tsx';
import type { Refusal } from './failures.ts';
import type { Draft } from './steps.ts';
import { texts } from './texts.ts';
import { useCreate } from './use-create.ts';

export function PayButton({ draft, steps }: { draft: Draft; steps: readonly CreationStep[] }) {
  const create = useCreate();
  const cost = useCost(siteConfig.prices.character);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const press = async () => {
    setPending(true);
    setRefusal(undefined);
    setRefusal(await create(draft, steps));
    setPending(false);
  };
  return (
    <>
      {refusal !== undefined && (
        <p role="alert" className="order-first basis-full text-danger">
          {refusal.words}{' '}
          {refusal.isFull && (
            <Link to={paths.myCharacters()} className="font-medium text-ink underline">
              {texts.to_mine}
            </Link>
          )}
        </p>
      )}
      <PricedButton
        {...cost}
        size="lg"
        pending={isPending}
        className="max-sm:flex-1"
        onPress={() => void press()}
      >
        {texts.create}
      </PricedButton>
    </>
  );
}
