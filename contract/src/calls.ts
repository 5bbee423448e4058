// Every HTTP call of the product: path, access, summary. No validator is imported, which keeps the page's bundle small.
import { affiliatesCalls } from './affiliates.calls.ts';
import { announcementsCalls } from './announcements.calls.ts';
import { accountCalls } from './account.calls.ts';
import { auditCalls } from './audit.calls.ts';
import { ledgerCalls } from './ledger.calls.ts';
import { budgetsCalls } from './budgets.calls.ts';
import { feedbackCalls } from './feedback.calls.ts';
import { chatSettingsCalls, personasCalls } from './chat-settings.calls.ts';
import { chatCalls } from './chat.calls.ts';
import { memoryCalls } from './memory.calls.ts';
import { notificationsCalls } from './notifications.calls.ts';
import { galleryCalls } from './gallery.calls.ts';
import { pictureReviewCalls } from './picture-review.calls.ts';
import { studioCalls } from './studio.calls.ts';
import { creatorsCalls } from './creators.calls.ts';
import { likesCalls } from './likes.calls.ts';
import { curationCalls } from './curation.calls.ts';
import { creationCalls } from './creation.calls.ts';
import { statsCalls } from './stats.calls.ts';
import { jobsCalls } from './jobs.calls.ts';
import { membersCalls } from './members.calls.ts';
import { operationsCalls } from './operations.calls.ts';
import { provenanceCalls } from './provenance.calls.ts';
import { paymentsCalls } from './payments.calls.ts';
import { walletCalls } from './wallet.calls.ts';
import { ownCharactersCalls } from './own-characters.calls.ts';
import { reportsCalls } from './reports.calls.ts';
import { pricesCalls } from './prices.calls.ts';
import { reviewCalls } from './review.calls.ts';
import { secondFactorCalls } from './second-factor.calls.ts';
import { approvalsCalls } from './approvals.calls.ts';
import { quarantineCalls } from './quarantine.calls.ts';
import { identityCalls } from './identity.calls.ts';
import { safetyCalls } from './safety.calls.ts';
import { siteCalls } from './site.calls.ts';
import { charactersCalls } from './characters.calls.ts';
import type { Call } from './endpoint.ts';

type Calls = Record<string, Record<string, Call>>;

export const calls = {
  identity: identityCalls,
  account: accountCalls,
  second_factor: secondFactorCalls,
  audit: auditCalls,
  operations: operationsCalls,
  announcements: announcementsCalls,
  wallet: walletCalls,
  creation: creationCalls,
  studio: studioCalls,
  gallery: galleryCalls,
  picture_review: pictureReviewCalls,
  provenance: provenanceCalls,
  jobs: jobsCalls,
  members: membersCalls,
  approvals: approvalsCalls,
  quarantine: quarantineCalls,
  own_characters: ownCharactersCalls,
  // Must come before a character's path, whose id parameter matches any word.
  likes: likesCalls,
  creators: creatorsCalls,
  review: reviewCalls,
  curation: curationCalls,
  reports: reportsCalls,
  feedback: feedbackCalls,
  memory: memoryCalls,
  chat_settings: chatSettingsCalls,
  personas: personasCalls,
  notifications: notificationsCalls,
  payments: paymentsCalls,
  affiliates: affiliatesCalls,
  prices: pricesCalls,
  ledger: ledgerCalls,
  budgets: budgetsCalls,
  stats: statsCalls,
  safety: safetyCalls,
  site: siteCalls,
  characters: charactersCalls,
  chat: chatCalls,
} as const satisfies Calls;
