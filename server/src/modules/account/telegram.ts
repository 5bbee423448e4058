// One-time sign-in tokens: for an address that the server printed, and for a bot's Telegram user.
import { createHash } from 'node:crypto';
import type { IdentityProvider, Tokens } from '../../providers/identity/port.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { Granted, TelegramUser } from '../identity/service.ts';
import type { Caller } from './sign-in.ts';
import { callProvider } from './account.rules.ts';
import type { AccountNeeds, AccountTopics } from './service.ts';

type Needs = Pick<AccountTopics, 'signIn' | 'accountLimits' | 'poolOf'>;

export function createTelegramSignIn(
  { provider, identity, sites }: AccountNeeds,
  { signIn, accountLimits, poolOf }: Needs,
) {
  const issue = async (
    scope: Scope,
    account: Parameters<IdentityProvider['issueTokens']>[1],
  ): Promise<Tokens> => {
    const pool = await poolOf(scope);
    return callProvider(() => provider.issueTokens(pool, account));
  };

  const tokensOf = async (scope: Scope, { telegram_id }: TelegramUser): Promise<Tokens> => {
    const known = await identity.members.findByTelegram(scope, telegram_id);
    if (known) return issue(scope, { sub: known.sub });
    // Hashed, so that the name does not reveal the person's Telegram account.
    const hash = createHash('sha256').update(`${scope.site_id}:${telegram_id}`).digest('hex');
    const name = `User_${hash.slice(0, 10)}`;
    return issue(scope, { create: { name, alias: `telegram:${telegram_id}` } });
  };

  return {
    /** Throws `identity.link_used` for a token that is unknown, used or expired. */
    async useOneTime(scope: Scope, token: string, caller: Caller): Promise<Granted> {
      await accountLimits.network('token', caller.address);
      const personId = await identity.oneTime.useSignIn(scope, token);
      if (personId === undefined) throw new AppError('identity.link_used');
      const { sub } = await identity.members.read(scope, personId);
      const tokens = await issue(scope, { sub });
      return signIn.admit(scope, { tokens, method: 'one_time', is_proven: true }, caller);
    },

    /** Throws `identity.forbidden` for a bot of another site. */
    async createShort(scope: Scope, user: TelegramUser): Promise<{ short_token: string }> {
      const { telegram_bot } = await sites.recordOf(scope);
      const given = user.bot_username.replace(/^@/, '').toLowerCase();
      if (telegram_bot !== null && telegram_bot.toLowerCase() !== given) {
        throw new AppError('identity.forbidden');
      }
      return { short_token: await identity.oneTime.makeShort(scope, user) };
    },

    async exchangeShort(scope: Scope, token: string, caller: Caller): Promise<Granted> {
      await accountLimits.network('token', caller.address);
      const user = await identity.oneTime.useShort(scope, token);
      if (!user) throw new AppError('identity.link_used');
      const tokens = await tokensOf(scope, user);
      const entry = { tokens, method: 'telegram', is_proven: false } as const;
      const granted = await signIn.admit(scope, entry, caller);
      const { telegram_id } = user;
      await identity.members.change(scope, granted.person_id, { telegram_id });
      return granted;
    },
  };
}
