// Operations: the providers in use, and whether they work.
import type {
  ProviderStatus,
  ProviderKind,
  ProviderTest,
  SetupOption,
  TestChatReply,
} from '@velour/contract/operations.ts';
import type { Core } from '../../platform/core.ts';
import type { Member } from '../../platform/actor.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { PromptMessage } from '../../providers/llm/port.ts';
import { untilAborted } from '../../platform/pause.ts';
import type { RateLimit } from '../../platform/rate-limits.ts';
import type { AuditService } from '../audit/service.ts';
import type { SitesService } from '../sites/service.ts';
import { createAnnouncements } from './announcements.ts';
import { createFeatures } from './features.ts';
import { createSiteSettings } from './site-settings.ts';
import {
  createProviderChecks,
  type CheckResult,
  type Providers,
  talkTo,
} from './provider-checks.ts';
import { stateOf, settingsOf, messageOf } from './operations.rules.ts';

export interface OperationsNeeds extends Pick<Core, 'clock' | 'ids' | 'limits' | 'log'> {
  readonly providers: Providers;
  readonly audit: Pick<AuditService, 'record'>;
  readonly sites: Pick<SitesService, 'recordOf' | 'revise'>;
  readonly emailOf: (scope: Scope, personId: string) => Promise<string | null>;
  readonly siteNameOf: (scope: Scope) => Promise<string>;
  /** What a site with this removal email lacks for explicit content. */
  readonly explicitLacks: (removalEmail: string) => string[];
  /** Model and picture servers on this machine; probed only while the built-in providers are in use. */
  readonly nearby: Readonly<Record<Searched, () => Promise<SetupOption[]>>>;
}

export type OperationsService = ReturnType<typeof createOperationsService>;

export function createOperationsService(needs: OperationsNeeds) {
  const { providers, audit, clock, ids, limits, log, emailOf, siteNameOf, nearby } = needs;
  const checks = createProviderChecks(providers, ids);
  const last = new Map<ProviderKind, ProviderTest>();

  const descriptions: Readonly<Record<ProviderKind, Description>> = {
    llm: providers.llm,
    image: providers.image,
    video: providers.video,
    moderation: providers.moderation,
    judge: providers.textJudge,
    payments: providers.payments,
    identity: providers.provider,
    mail: providers.mail,
    storage: providers.storage,
    bus: { name: providers.bus.name, isBuiltIn: providers.bus.name === 'in-process' },
  };

  const show = async (kind: ProviderKind): Promise<ProviderStatus> => {
    const { name, isBuiltIn, description = '' } = descriptions[kind];
    const others = kind === 'image' ? providers.otherImages : [];
    const last_test = last.get(kind) ?? null;
    return {
      engine: kind,
      name,
      description,
      others: others.map((one) => ({ name: one.name, description: one.description ?? '' })),
      is_stand_in: isBuiltIn,
      state: stateOf(isBuiltIn, last_test),
      last_test,
      ways: [...settingsOf[kind]],
      nearby: isBuiltIn && isSearched(kind) ? await nearby[kind]() : [],
    };
  };

  const outcomeOf = (
    kind: ProviderKind,
    check: Promise<string | CheckResult>,
    signal: AbortSignal,
  ): Promise<Outcome> =>
    untilAborted(check, signal).then(
      (done) => ({
        ...nothingToSee,
        ok: true,
        ...(typeof done === 'string' ? { result: done } : done),
      }),
      (error: unknown) => {
        if (error instanceof AppError) throw error;
        log.warn({ err: error, provider: kind }, 'provider test failed');
        return { ...nothingToSee, ok: false, result: messageOf(error) };
      },
    );

  return {
    siteSettings: createSiteSettings(needs),
    features: createFeatures(needs),
    announcements: createAnnouncements(needs),

    async list(): Promise<{ engines: ProviderStatus[] }> {
      const kinds = Object.keys(descriptions) as ProviderKind[]; // the keys of `descriptions`
      return { engines: await Promise.all(kinds.map(show)) };
    },

    /** Also limited to `CHECK_MS`. Throws `request.rate_limited`. */
    async testChat(actor: Member, messages: readonly PromptMessage[]): Promise<TestChatReply> {
      await limits.enforce(TEST_CHATS, actor.id);
      return talkTo(providers.llm, messages, AbortSignal.timeout(CHECK_MS));
    },

    /** Returns within `CHECK_MS`, whatever the provider does; failures are results. Throws `mail.address_missing`. */
    async test(scope: Scope, actor: Member, kind: ProviderKind): Promise<ProviderStatus> {
      await limits.enforce(TESTS, `${actor.id} ${kind}`);
      const [email, site_name] = await Promise.all([emailOf(scope, actor.id), siteNameOf(scope)]);
      // A clip takes minutes if its model must be loaded first: the test continues, and the page reads the result
      // later.
      const mayGoOn = kind === 'video' && !providers.video.isBuiltIn;
      const signal = AbortSignal.timeout(mayGoOn ? LONG_CHECK_MS : CHECK_MS);
      const request = { site_id: scope.site_id, site_name, email, signal };
      const began = performance.now();
      const took = (): number => Math.round(performance.now() - began);
      const testing = outcomeOf(kind, checks[kind](request), signal).then((outcome) => {
        const tested = { ...outcome, took_ms: took(), at: clock.now().toISOString() };
        last.set(kind, tested);
        return tested;
      });
      const outcome = mayGoOn ? await soonOr(testing, underWay) : await testing;
      const took_ms = took();
      if (outcome === underWay)
        last.set(kind, { ...underWay, took_ms, at: clock.now().toISOString() });
      await audit.record(scope, {
        actor: { kind: 'admin', id: actor.id },
        act: 'engine.tested',
        subject: { type: 'engine', id: kind },
        after: { ok: outcome.ok, result: outcome.result, took_ms },
      });
      return show(kind);
    },
  };
}

interface Description {
  readonly name: string;
  readonly isBuiltIn: boolean;
  readonly description?: string;
}

/** The kinds of providers that servers on this machine could be used for. */
const SEARCHED = ['llm', 'image', 'video'] as const;
type Searched = (typeof SEARCHED)[number];
const isSearched = (kind: ProviderKind): kind is Searched => SEARCHED.some((one) => one === kind);

/** Limited, because each test uses a model's time or sends an email. */
const TESTS: RateLimit = { name: 'engine_tests', burst: 5, per_minute: 6 };
const TEST_CHATS: RateLimit = { name: 'test_chats', burst: 20, per_minute: 20 };
/** A little less than the page waits for a response. */
const CHECK_MS = 18_000;
const LONG_CHECK_MS = 15 * 60_000;

type Outcome = Pick<ProviderTest, 'ok' | 'result' | 'picture' | 'clip'>;
const nothingToSee = { picture: null, clip: null } as const;

/** The outcome while the test is running. */
const underWay: Outcome = {
  ...nothingToSee,
  ok: true,
  result: 'Still making the clip. Open this page again in a few minutes.',
};

async function soonOr<T>(work: Promise<T>, late: Outcome): Promise<T | Outcome> {
  const timer = Promise.withResolvers<Outcome>();
  const timeout = setTimeout(() => timer.resolve(late), CHECK_MS);
  return Promise.race([work, timer.promise]).finally(() => clearTimeout(timeout));
}
