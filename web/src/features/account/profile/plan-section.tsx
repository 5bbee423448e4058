// The member's plan and tokens.
import type { User } from '@velour/contract/account.ts';
import { formatDay, formatNumber } from '../../../lib/formats.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Section } from '../../../ui/section.tsx';
import { SettingRow } from '../../../ui/setting-row.tsx';
import { texts } from './texts.ts';

const words = texts.plan;

export function PlanSection({ user }: { user: User }) {
  const { active_plan, plan_end_date, one_time_currency, subscription_currency } = user;
  return (
    <Section title={words.title}>
      <SettingRow
        label={words.plan}
        action={
          <ButtonLink to={paths.premium()} size="sm">
            {active_plan ? words.change : words.look}
          </ButtonLink>
        }
      >
        {active_plan ? words.active(formatDay(plan_end_date ?? '')) : words.none}
      </SettingRow>
      <SettingRow
        label={words.tokens}
        action={
          <ButtonLink to={paths.tokens()} size="sm">
            {words.statement}
          </ButtonLink>
        }
      >
        {words.balance(
          formatNumber(one_time_currency + subscription_currency),
          subscription_currency > 0 ? formatNumber(subscription_currency) : undefined,
        )}
      </SettingRow>
    </Section>
  );
}
