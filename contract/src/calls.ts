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
import type { Call } from './endpoint.ts';

type Calls = Record<string, Record<string, Call>>;

export const calls = {
  identity: {
    createVisitor: {
      method: 'POST',
      path: '/anon-users',
      access: 'anyone',
      idempotent: 'transaction',
      summary: 'Create an anonymous visitor and its token',
    },
  },
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
  safety: {
    confirmAge: {
      method: 'POST',
      path: '/age-gate',
      access: 'visitor',
      summary: 'Confirm that you’re 18 or older; returns a token that says so',
    },
    ageCheck: {
      method: 'GET',
      path: '/age-check',
      access: 'member',
      summary: 'Get whether you need an age check here, and how your last one ended',
    },
    startAgeCheck: {
      method: 'POST',
      path: '/auth/age-check/start',
      access: 'member',
      summary: 'Get the address of the age check; state and PKCE stay in a cookie',
    },
    finishAgeCheck: {
      method: 'POST',
      path: '/auth/age-check/finish',
      access: 'member',
      summary: 'Exchange the code that the age check returned',
    },
  },
  site: {
    apiConfig: {
      method: 'GET',
      path: '/api-config',
      access: 'api_key',
      hostless: true,
      summary: 'Get the site’s public configuration for a client application',
    },
    status: {
      method: 'GET',
      path: '/site-status',
      access: 'anyone',
      summary: 'Get what the site announces, and what is switched off',
    },
    sitemap: {
      method: 'GET',
      path: '/sitemap',
      access: 'anyone',
      summary: 'List public addresses: pages, characters, or their pictures',
    },
  },
  characters: {
    domes: {
      method: 'GET',
      path: '/domes',
      access: 'anyone',
      summary: 'List domes with their first characters',
    },
    dome: {
      method: 'GET',
      path: '/domes/:dome_id',
      access: 'anyone',
      hostless: true,
      summary: 'Get a dome',
    },
    domeCharacters: {
      method: 'GET',
      path: '/domes/:dome_id/characters',
      access: 'anyone',
      summary: 'List a dome’s characters',
    },
    genders: {
      method: 'GET',
      path: '/gender',
      access: 'anyone',
      summary: 'List the three tabs with their counts',
    },
    list: {
      method: 'GET',
      path: '/characters',
      access: 'anyone',
      summary: 'List the site’s official and public characters',
    },
    listPublic: {
      method: 'GET',
      path: '/characters/public-characters',
      access: 'anyone',
      summary: 'List members’ public characters',
    },
    tags: {
      method: 'GET',
      path: '/characters/tags',
      access: 'anyone',
      summary: 'List tags with counts',
    },
    leaderboard: {
      method: 'GET',
      path: '/characters/leaderboard',
      access: 'anyone',
      summary: 'List the characters with the most messages in 7 days',
    },
    exclusive: {
      method: 'GET',
      path: '/characters/exclusivity',
      access: 'anyone',
      summary: 'List premium characters',
    },
    creationOptions: {
      method: 'GET',
      path: '/characters/creation-options',
      access: 'anyone',
      max_age_s: 300,
      summary: 'List the wizard’s options for each step',
    },
    suggest: {
      method: 'POST',
      path: '/characters/suggestions',
      access: 'visitor',
      summary: 'Suggest a name or a description for the choices made in the wizard',
    },
    read: {
      method: 'GET',
      path: '/characters/:char_id',
      access: 'anyone',
      summary: 'Get a character',
    },
  },
  chat: chatCalls,
} as const satisfies Calls;
