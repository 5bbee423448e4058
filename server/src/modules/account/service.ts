// Accounts: registration and sign-in, the profile, data export and deletion across all modules.
import { setTimeout } from 'node:timers/promises';
import type { SignedIn } from '@velour/contract/account.ts';
import type { IdentityProvider, Pool, SigningKey } from '../../providers/identity/port.ts';
import type { AgeAssurance } from '../../providers/age/port.ts';
import type { Mailer } from '../../providers/mail/port.ts';
import type { Core } from '../../platform/core.ts';
import type { Member } from '../../platform/actor.ts';
import type { TimerClock } from '../../platform/clock.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import type { ApprovalsService } from '../approvals/service.ts';
import type { AuditService } from '../audit/service.ts';
import type { CharactersService } from '../characters/service.ts';
import type { ChatService } from '../chat/service.ts';
import type { Granted, IdentityService } from '../identity/service.ts';
import type { SitesService } from '../sites/service.ts';
import type { PaymentsService } from '../payments/service.ts';
import type { WalletService } from '../wallet/service.ts';
import type { JobsService } from '../jobs/service.ts';
import { AGE_TRIP_MS, createAgeCheck } from './age-check.ts';
import { createTelegramSignIn } from './telegram.ts';
import { createMembersAdmin } from './members-admin.ts';
import { createSignIn } from './sign-in.ts';
import { createGoogle, GOOGLE_TRIP_MS } from './google.ts';
import { createOpenIdTrips } from './openid-trips.ts';
import { createEnumerationProtection } from './enumeration-protection.ts';
import { endJobsAndRenewalLater, eraseLater, moveLater } from './jobs.ts';
import { createAccountDeletion } from './account-deletion.ts';
import { createNotices } from './security-notices.ts';
import { createRegistration } from './registration.ts';
import { createDataExport } from './data-export.ts';
import { createProfile } from './profile.ts';
import { createAccountLimits } from './rate-limits.ts';
import { createSecondFactors } from './second-factor.ts';
import { createSignUpCookie } from './sign-up-cookie.ts';
import { createSignUpTokens } from './sign-up-tokens.ts';
import { createReAuthentication } from './re-authentication.ts';

const MOVE_TRIES = 15;
const MOVE_PAUSE_MS = 100;

export interface AccountNeeds extends Pick<Core, 'vault' | 'queue' | 'limits' | 'log'> {
  readonly provider: IdentityProvider;
  readonly age: AgeAssurance;
  readonly mailer: Mailer;
  readonly clock: TimerClock;
  readonly audit: Pick<AuditService, 'record'>;
  readonly identity: IdentityService;
  readonly sites: SitesService;
  readonly characters: CharactersService;
  readonly chat: ChatService;
  readonly payments: PaymentsService;
  readonly wallet: WalletService;
  readonly jobs: JobsService;
  readonly approvals: ApprovalsService;
  /** The personal data of all modules, in the order in which it is erased. */
  readonly personalData: readonly PersonalData[];
  readonly publicUrl: string | undefined;
  readonly isProduction: boolean;
}

/** Dependencies between the parts of this module; each part picks its own. */
export interface AccountTopics {
  readonly accountLimits: ReturnType<typeof createAccountLimits>;
  readonly enumerationProtection: ReturnType<typeof createEnumerationProtection>;
  readonly notices: ReturnType<typeof createNotices>;
  readonly profile: ReturnType<typeof createProfile>;
  readonly reAuthentication: ReturnType<typeof createReAuthentication>;
  readonly signIn: ReturnType<typeof createSignIn>;
  readonly poolOf: (scope: Scope) => Promise<Pool>;
  readonly codeSent: ReturnType<typeof createRegistration>['codeSent'];
}

export type AccountService = ReturnType<typeof createAccountService>;

export function createAccountService(needs: AccountNeeds) {
  const { provider, vault, queue, identity, sites, chat } = needs;
  const accountLimits = createAccountLimits(needs);
  const enumerationProtection = createEnumerationProtection(needs, accountLimits);
  const poolOf = async (scope: Scope): Promise<Pool> => {
    const { name: site_name, accent: site_accent } = await sites.recordOf(scope);
    return { site_id: scope.site_id, site_name, site_accent };
  };
  const notices = createNotices(needs);
  const topics = { accountLimits, enumerationProtection, notices, poolOf };

  const moveChats = async (scope: Scope, from: string, to: string): Promise<void> => {
    // A stopped reply ends within moments, so waiting for it lets the member find all chats at once.
    for (let tries = 0; tries < MOVE_TRIES; tries += 1) {
      if (await chat.moveAll(scope, from, to)) return;
      await setTimeout(MOVE_PAUSE_MS);
    }
    await moveLater(queue, scope, from, to);
  };

  const welcome = createSignUpTokens(needs);
  const signIn = createSignIn(needs, { ...topics, moveChats, welcome });
  const registration = createRegistration(needs, topics);
  const google = createGoogle(needs, {
    poolOf,
    signIn,
    trips: createOpenIdTrips(needs, {
      accountLimits,
      key: vault.systemKey('google-trips'),
      place: 'google-trip',
      path: '/auth/google',
      ms: GOOGLE_TRIP_MS,
    }),
  });
  const telegram = createTelegramSignIn(needs, { accountLimits, poolOf, signIn });
  const { codeSent } = registration;
  const reAuthentication = createReAuthentication(needs, { ...topics, codeSent });
  const profile = createProfile(needs, { ...topics, reAuthentication, codeSent });
  const accountDeletion = createAccountDeletion(needs, {
    notices,
    poolOf,
    profile,
    reAuthentication,
    eraseLater: (scope, personId, at) => eraseLater(queue, scope, personId, at),
  });

  return {
    ageCheck: createAgeCheck(needs, {
      trips: createOpenIdTrips(needs, {
        accountLimits,
        key: vault.systemKey('age-trips'),
        place: 'age-trip',
        path: '/age-check',
        ms: AGE_TRIP_MS,
      }),
    }),
    signIn,
    registration,
    signUpCookie: createSignUpCookie(needs),
    google,
    telegram,
    profile,
    reAuthentication,
    secondFactors: createSecondFactors(needs, { accountLimits, notices }),
    admin: createMembersAdmin(needs, (scope, memberId, at) =>
      endJobsAndRenewalLater(queue, scope, memberId, at),
    ),
    leave: accountDeletion.leave,
    stay: accountDeletion.stay,
    erase: accountDeletion.erase,
    moveAll: chat.moveAll,
    forgetOld: identity.forgetOld,
    ownData: createDataExport(needs, { accountLimits, poolOf, profile }),

    /** The response body for a sign-in; the refresh token is in the cookie. */
    async signedIn(scope: Scope, granted: Granted): Promise<SignedIn> {
      const user = await profile.user(scope, granted.person_id);
      const { token, person_id: id, sign_in_id } = granted;
      return {
        token,
        expires_at: granted.expires_at.toISOString(),
        second_factor_needed:
          user.is_admin && (await identity.secondFactor.isOwed(scope, { id, sign_in_id })),
        user,
      };
    },

    signingKeys: ({ site_id }: Scope): Promise<{ keys: SigningKey[] }> =>
      provider.jwks({ site_id }),

    user: (scope: Scope, { id }: Member) => profile.user(scope, id),
  };
}
