// A summary of all choices, each with a link back to its step, with the price and the balance.
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import type { CreationStep } from '@velour/contract/characters.ts';
import { formatNumber } from '../../../lib/formats.ts';
import { paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { siteConfig } from '../../../lib/site-config.ts';
import { spendable } from '@velour/contract/balances.ts';
import { alwaysFresh, q } from '../../../lib/queries.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { choiceWords } from './live-portrait.tsx';
import { texts } from './texts.ts';
import { visibleSteps, type Draft } from './steps.ts';

export function Summary({ draft, steps }: { draft: Draft; steps: readonly CreationStep[] }) {
  return (
    <Card aria-label={texts.summary} className="flex flex-col gap-4">
      <h2 className="font-display text-xl">{texts.summary}</h2>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {visibleSteps(steps)
          .filter(({ field }) => field !== null)
          .map((step) => (
            <Choice key={step.name} draft={draft} step={step} />
          ))}
      </dl>
      <Cost name={draft.name.trim()} />
    </Card>
  );
}

function Choice({ draft, step }: { draft: Draft; step: CreationStep }) {
  const { label } = texts.steps[step.name];
  const words = choiceWords(draft, step);
  // Another choice has made this one unavailable.
  const isUnavailable = step.field !== null && (draft.chosen[step.field] ?? []).length > 0;
  return (
    <div className="flex flex-wrap items-center gap-x-2 border-b border-line py-1.5 last:border-0">
      <dt className="w-24 shrink-0 text-sm text-ink-faint">{label}</dt>
      <dd className={`min-w-24 flex-1 ${words === '' ? 'text-ink-faint' : ''}`}>
        {words || (isUnavailable ? texts.not_offered : texts.open)}
      </dd>
      <dd>
        <Link
          to={paths.create(step.name)}
          aria-label={texts.change(label)}
          className="touch grid size-9 place-items-center rounded-control text-ink-soft hover:bg-raised-2 hover:text-ink"
        >
          <Icon of={Pencil} size="xs" />
        </Link>
      </dd>
    </div>
  );
}

function Cost({ name }: { name: string }) {
  const { kind, returning } = useSession();
  const isMember = kind === 'member' && !returning;
  const { data } = useQuery({ ...alwaysFresh(q.wallet.wallet()), enabled: isMember });
  const { prices, sign_up_tokens: free } = siteConfig;
  const isGuest = !isMember && !returning;
  return (
    <div className="rounded-control bg-raised-2 px-4 py-3">
      <dl className="flex flex-col gap-1 tabular-nums">
        <Line label={texts.price_of(name)} tokens={prices.character} strong />
        {data && <Line label={texts.you_have} tokens={spendable(data)} />}
      </dl>
      <p className="mt-2 text-sm text-ink-soft">
        {isGuest && `${texts.guest} `}
        {isGuest && free > 0 && `${texts.free(formatNumber(free))} `}
        {texts.promise}
      </p>
    </div>
  );
}

function Line({ label, tokens, strong }: { label: string; tokens: number; strong?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 ${strong ? 'font-medium' : 'text-ink-soft'}`}>
      <dt className="min-w-0 wrap-anywhere">{label}</dt>
      <dd className={`shrink-0 ${strong ? 'text-gold' : ''}`}>
        {texts.tokens(formatNumber(tokens))}
      </dd>
    </div>
  );
}
