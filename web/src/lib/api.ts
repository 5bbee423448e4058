// The server's calls, one typed client per noun: `await api.characters.list({ query: { gender: 'female' } })`.
import type { affiliatesApi } from '@velour/contract/affiliates.ts';
import type { announcementsApi } from '@velour/contract/announcements.ts';
import type { accountApi } from '@velour/contract/account.ts';
import type { approvalsApi } from '@velour/contract/approvals.ts';
import type { auditApi } from '@velour/contract/audit.ts';
import type { ledgerApi } from '@velour/contract/ledger.ts';
import type { budgetsApi } from '@velour/contract/budgets.ts';
import { calls } from '@velour/contract/calls.ts';
import type { charactersApi } from '@velour/contract/characters.ts';
import type { chatApi } from '@velour/contract/chat.ts';
import type { chatSettingsApi, personasApi } from '@velour/contract/chat-settings.ts';
import { createClient, type Client, type Send } from '@velour/contract/client.ts';
import type { Call } from '@velour/contract/endpoint.ts';
import type { creatorsApi } from '@velour/contract/creators.ts';
import type { curationApi } from '@velour/contract/curation.ts';
import type { creationApi } from '@velour/contract/creation.ts';
import type { statsApi } from '@velour/contract/stats.ts';
import type { feedbackApi } from '@velour/contract/feedback.ts';
import type { memoryApi } from '@velour/contract/memory.ts';
import type { notificationsApi } from '@velour/contract/notifications.ts';
import type { galleryApi } from '@velour/contract/gallery.ts';
import type { provenanceApi } from '@velour/contract/provenance.ts';
import type { identityApi } from '@velour/contract/identity.ts';
import type { jobsApi } from '@velour/contract/jobs.ts';
import type { likesApi } from '@velour/contract/likes.ts';
import type { membersApi } from '@velour/contract/members.ts';
import type { operationsApi } from '@velour/contract/operations.ts';
import type { ownCharactersApi } from '@velour/contract/own-characters.ts';
import type { pictureReviewApi } from '@velour/contract/picture-review.ts';
import type { pricesApi } from '@velour/contract/price-list.ts';
import type { paymentsApi } from '@velour/contract/payments.ts';
import type { quarantineApi } from '@velour/contract/quarantine.ts';
import type { reportsApi } from '@velour/contract/reports.ts';
import type { reviewApi } from '@velour/contract/review.ts';
import type { safetyApi } from '@velour/contract/safety.ts';
import type { secondFactorApi } from '@velour/contract/second-factor.ts';
import type { siteApi } from '@velour/contract/site.ts';
import type { studioApi } from '@velour/contract/studio.ts';
import type { walletApi } from '@velour/contract/wallet.ts';
import { isApiError } from './api-error.ts';
import { createSend } from './http.ts';
import { overlays } from './overlays.ts';
import { session } from './session.ts';
import { siteConfig } from './site-config.ts';

/**
 * Opens the top-up dialog when a call fails for lack of tokens; the caller still gets the error.
 */
const orTopUp =
  (send: Send): Send =>
  async (request) => {
    try {
      return await send(request);
    } catch (error) {
      const isOwn = request.call.access !== 'admin';
      if (isOwn && isApiError(error, 'wallet.insufficient_tokens')) overlays.open('top-up');
      throw error;
    }
  };

const send = orTopUp(createSend({ config: siteConfig, credentials: session }));

/** The calls of each noun, typed by the contract. */
export interface Apis {
  account: typeof accountApi;
  affiliates: typeof affiliatesApi;
  announcements: typeof announcementsApi;
  second_factor: typeof secondFactorApi;
  audit: typeof auditApi;
  characters: typeof charactersApi;
  chat: typeof chatApi;
  creators: typeof creatorsApi;
  jobs: typeof jobsApi;
  likes: typeof likesApi;
  curation: typeof curationApi;
  creation: typeof creationApi;
  ledger: typeof ledgerApi;
  budgets: typeof budgetsApi;
  stats: typeof statsApi;
  prices: typeof pricesApi;
  feedback: typeof feedbackApi;
  memory: typeof memoryApi;
  chat_settings: typeof chatSettingsApi;
  personas: typeof personasApi;
  notifications: typeof notificationsApi;
  gallery: typeof galleryApi;
  provenance: typeof provenanceApi;
  identity: typeof identityApi;
  members: typeof membersApi;
  approvals: typeof approvalsApi;
  quarantine: typeof quarantineApi;
  operations: typeof operationsApi;
  own_characters: typeof ownCharactersApi;
  payments: typeof paymentsApi;
  picture_review: typeof pictureReviewApi;
  reports: typeof reportsApi;
  review: typeof reviewApi;
  safety: typeof safetyApi;
  site: typeof siteApi;
  studio: typeof studioApi;
  wallet: typeof walletApi;
}

const known: Readonly<Record<keyof Apis, Readonly<Record<string, Call>>>> = calls;

// Built from the keys of `calls`; the types are the contract's.
export const api = Object.fromEntries(
  Object.entries(known).map(([noun, ofNoun]) => [
    noun,
    createClient<Record<string, object>>(ofNoun, send) as unknown,
  ]),
) as { readonly [Noun in keyof Apis]: Client<Apis[Noun]> };
