// The nouns of the main gateway, for its description and for what it refuses.
import { accountApi } from '@velour/contract/account.ts';
import { auditApi } from '@velour/contract/audit.ts';
import { booksApi } from '@velour/contract/books.ts';
import { budgetsApi } from '@velour/contract/budgets.ts';
import { charactersApi } from '@velour/contract/characters.ts';
import { chatApi } from '@velour/contract/chat.ts';
import { creationApi } from '@velour/contract/creation.ts';
import { creatorsApi } from '@velour/contract/creators.ts';
import { curationApi } from '@velour/contract/curation.ts';
import { figuresApi } from '@velour/contract/figures.ts';
import { identityApi } from '@velour/contract/identity.ts';
import { jobsApi } from '@velour/contract/jobs.ts';
import { likesApi } from '@velour/contract/likes.ts';
import { membersApi } from '@velour/contract/members.ts';
import { operationsApi } from '@velour/contract/operations.ts';
import { ownCharactersApi } from '@velour/contract/own-characters.ts';
import { paymentsApi } from '@velour/contract/payments.ts';
import { reportsApi } from '@velour/contract/reports.ts';
import { pricesApi } from '@velour/contract/price-list.ts';
import { reviewApi } from '@velour/contract/review.ts';
import { safetyApi } from '@velour/contract/safety.ts';
import { siteApi } from '@velour/contract/site.ts';
import { walletApi } from '@velour/contract/wallet.ts';

export const mainEndpoints = {
  identity: identityApi,
  account: accountApi,
  audit: auditApi,
  operations: operationsApi,
  safety: safetyApi,
  site: siteApi,
  creation: creationApi,
  jobs: jobsApi,
  members: membersApi,
  own_characters: ownCharactersApi,
  review: reviewApi,
  likes: likesApi,
  creators: creatorsApi,
  curation: curationApi,
  reports: reportsApi,
  characters: charactersApi,
  chat: chatApi,
  wallet: walletApi,
  payments: paymentsApi,
  prices: pricesApi,
  books: booksApi,
  budgets: budgetsApi,
  figures: figuresApi,
};
