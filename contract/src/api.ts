// The API: every noun with its calls and schemas, from which the tests' client and the OpenAPI document are derived.
import { affiliatesApi } from './affiliates.ts';
import { announcementsApi } from './announcements.ts';
import { accountApi } from './account.ts';
import { approvalsApi } from './approvals.ts';
import { auditApi } from './audit.ts';
import { ledgerApi } from './ledger.ts';
import { budgetsApi } from './budgets.ts';
import type { calls } from './calls.ts';
import { charactersApi } from './characters.ts';
import { chatApi } from './chat.ts';
import { chatSettingsApi, personasApi } from './chat-settings.ts';
import { creationApi } from './creation.ts';
import { creatorsApi } from './creators.ts';
import { curationApi } from './curation.ts';
import type { Endpoint } from './endpoint.ts';
import { statsApi } from './stats.ts';
import { feedbackApi } from './feedback.ts';
import { memoryApi } from './memory.ts';
import { notificationsApi } from './notifications.ts';
import { galleryApi } from './gallery.ts';
import { pictureReviewApi } from './picture-review.ts';
import { studioApi } from './studio.ts';
import { identityApi } from './identity.ts';
import { jobsApi } from './jobs.ts';
import { likesApi } from './likes.ts';
import { membersApi } from './members.ts';
import { operationsApi } from './operations.ts';
import { ownCharactersApi } from './own-characters.ts';
import { paymentsApi } from './payments.ts';
import { quarantineApi } from './quarantine.ts';
import { provenanceApi } from './provenance.ts';
import { reportsApi } from './reports.ts';
import { pricesApi } from './price-list.ts';
import { reviewApi } from './review.ts';
import { safetyApi } from './safety.ts';
import { secondFactorApi } from './second-factor.ts';
import { siteApi } from './site.ts';
import { walletApi } from './wallet.ts';

export const api = {
  identity: identityApi,
  account: accountApi,
  second_factor: secondFactorApi,
  audit: auditApi,
  operations: operationsApi,
  announcements: announcementsApi,
  safety: safetyApi,
  site: siteApi,
  creation: creationApi,
  studio: studioApi,
  gallery: galleryApi,
  picture_review: pictureReviewApi,
  provenance: provenanceApi,
  jobs: jobsApi,
  members: membersApi,
  approvals: approvalsApi,
  quarantine: quarantineApi,
  own_characters: ownCharactersApi,
  review: reviewApi,
  likes: likesApi,
  creators: creatorsApi,
  curation: curationApi,
  reports: reportsApi,
  feedback: feedbackApi,
  memory: memoryApi,
  chat_settings: chatSettingsApi,
  personas: personasApi,
  notifications: notificationsApi,
  characters: charactersApi,
  chat: chatApi,
  wallet: walletApi,
  payments: paymentsApi,
  affiliates: affiliatesApi,
  prices: pricesApi,
  ledger: ledgerApi,
  budgets: budgetsApi,
  stats: statsApi,
} satisfies Record<keyof typeof calls, Record<string, Endpoint>>;
