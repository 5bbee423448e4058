// The server's calls, one typed client per noun: `await api.characters.list({ query: { gender: 'female' } })`.
import type { accountApi } from '@velour/contract/account.ts';
import type { auditApi } from '@velour/contract/audit.ts';
import type { booksApi } from '@velour/contract/books.ts';
import type { budgetsApi } from '@velour/contract/budgets.ts';
import { calls } from '@velour/contract/calls.ts';
import type { charactersApi } from '@velour/contract/characters.ts';
import type { chatApi } from '@velour/contract/chat.ts';
import { createClient, type Send } from '@velour/contract/client.ts';
import type { creatorsApi } from '@velour/contract/creators.ts';
import type { curationApi } from '@velour/contract/curation.ts';
import type { creationApi } from '@velour/contract/creation.ts';
import type { figuresApi } from '@velour/contract/figures.ts';
import type { identityApi } from '@velour/contract/identity.ts';
import type { jobsApi } from '@velour/contract/jobs.ts';
import type { likesApi } from '@velour/contract/likes.ts';
import type { membersApi } from '@velour/contract/members.ts';
import type { operationsApi } from '@velour/contract/operations.ts';
import type { ownCharactersApi } from '@velour/contract/own-characters.ts';
import type { pricesApi } from '@velour/contract/price-list.ts';
import type { paymentsApi } from '@velour/contract/payments.ts';
import type { reportsApi } from '@velour/contract/reports.ts';
import type { reviewApi } from '@velour/contract/review.ts';
import type { safetyApi } from '@velour/contract/safety.ts';
import type { siteApi } from '@velour/contract/site.ts';
import type { walletApi } from '@velour/contract/wallet.ts';
import { isApiError } from './api-error.ts';
import { createSend } from './http.ts';
import { overlays } from './overlays.ts';
import { session } from './session.ts';
import { siteConfig } from './site-config.ts';

/** What cannot be paid opens the way to more, whoever asked for it; the asker still learns of the refusal. */
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

export const api = {
  account: createClient<typeof accountApi>(calls.account, send),
  audit: createClient<typeof auditApi>(calls.audit, send),
  characters: createClient<typeof charactersApi>(calls.characters, send),
  chat: createClient<typeof chatApi>(calls.chat, send),
  creators: createClient<typeof creatorsApi>(calls.creators, send),
  jobs: createClient<typeof jobsApi>(calls.jobs, send),
  likes: createClient<typeof likesApi>(calls.likes, send),
  curation: createClient<typeof curationApi>(calls.curation, send),
  creation: createClient<typeof creationApi>(calls.creation, send),
  books: createClient<typeof booksApi>(calls.books, send),
  budgets: createClient<typeof budgetsApi>(calls.budgets, send),
  figures: createClient<typeof figuresApi>(calls.figures, send),
  prices: createClient<typeof pricesApi>(calls.prices, send),
  identity: createClient<typeof identityApi>(calls.identity, send),
  members: createClient<typeof membersApi>(calls.members, send),
  operations: createClient<typeof operationsApi>(calls.operations, send),
  own_characters: createClient<typeof ownCharactersApi>(calls.own_characters, send),
  payments: createClient<typeof paymentsApi>(calls.payments, send),
  reports: createClient<typeof reportsApi>(calls.reports, send),
  review: createClient<typeof reviewApi>(calls.review, send),
  safety: createClient<typeof safetyApi>(calls.safety, send),
  site: createClient<typeof siteApi>(calls.site, send),
  wallet: createClient<typeof walletApi>(calls.wallet, send),
};
