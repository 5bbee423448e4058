// Every HTTP call of the product on one page: address, who may, what it does. Free of any validator on purpose.
import { accountCalls } from './account.calls.ts';
import { auditCalls } from './audit.calls.ts';
import { booksCalls } from './books.calls.ts';
import { budgetsCalls } from './budgets.calls.ts';
import { creatorsCalls } from './creators.calls.ts';
import { likesCalls } from './likes.calls.ts';
import { curationCalls } from './curation.calls.ts';
import { creationCalls } from './creation.calls.ts';
import { figuresCalls } from './figures.calls.ts';
import { jobsCalls } from './jobs.calls.ts';
import { membersCalls } from './members.calls.ts';
import { operationsCalls } from './operations.calls.ts';
import { paymentsCalls } from './payments.calls.ts';
import { walletCalls } from './wallet.calls.ts';
import { ownCharactersCalls } from './own-characters.calls.ts';
import { reportsCalls } from './reports.calls.ts';
import { pricesCalls } from './prices.calls.ts';
import { reviewCalls } from './review.calls.ts';
import type { Call } from './endpoint.ts';

type Calls = Record<string, Record<string, Call>>;

export const calls = {
  identity: {
    createVisitor: {
      method: 'POST',
      path: '/anon-users',
      access: 'anyone',
      idempotent: 'transaction',
      summary: 'Make an anonymous visitor and its token',
    },
  },
  account: accountCalls,
  audit: auditCalls,
  operations: operationsCalls,
  wallet: walletCalls,
  creation: creationCalls,
  jobs: jobsCalls,
  members: membersCalls,
  own_characters: ownCharactersCalls,
  // Before a character's own address, which takes any word for an id.
  likes: likesCalls,
  creators: creatorsCalls,
  review: reviewCalls,
  curation: curationCalls,
  reports: reportsCalls,
  payments: paymentsCalls,
  prices: pricesCalls,
  books: booksCalls,
  budgets: budgetsCalls,
  figures: figuresCalls,
  safety: {
    confirmAge: {
      method: 'POST',
      path: '/age-gate',
      access: 'visitor',
      summary: 'Confirm being 18 or older; answers a token that says so',
    },
  },
  site: {
    apiConfig: {
      method: 'GET',
      path: '/api-config',
      access: 'api_key',
      hostless: true,
      summary: 'What a client application may know about the site',
    },
    sitemap: {
      method: 'GET',
      path: '/sitemap',
      access: 'anyone',
      summary: 'Addresses that anybody may find: pages, characters or their pictures',
    },
  },
  characters: {
    domes: {
      method: 'GET',
      path: '/domes',
      access: 'anyone',
      summary: 'Curated shelves with their first characters',
    },
    dome: {
      method: 'GET',
      path: '/domes/:dome_id',
      access: 'anyone',
      hostless: true,
      summary: 'One shelf',
    },
    domeCharacters: {
      method: 'GET',
      path: '/domes/:dome_id/characters',
      access: 'anyone',
      summary: "A page of a shelf's characters",
    },
    genders: {
      method: 'GET',
      path: '/gender',
      access: 'anyone',
      summary: 'The three tabs with their counts',
    },
    list: {
      method: 'GET',
      path: '/characters',
      access: 'anyone',
      summary: "The site's catalogue: official and public characters",
    },
    listPublic: {
      method: 'GET',
      path: '/characters/public-characters',
      access: 'anyone',
      summary: "Members' public characters",
    },
    tags: {
      method: 'GET',
      path: '/characters/tags',
      access: 'anyone',
      summary: 'Tag names with counts',
    },
    leaderboard: {
      method: 'GET',
      path: '/characters/leaderboard',
      access: 'anyone',
      summary: 'Most messages in seven days',
    },
    exclusive: {
      method: 'GET',
      path: '/characters/exclusivity',
      access: 'anyone',
      summary: 'Characters for premium members',
    },
    creationOptions: {
      method: 'GET',
      path: '/characters/creation-options',
      access: 'anyone',
      max_age_s: 300,
      summary: 'Options per step of the wizard',
    },
    suggest: {
      method: 'POST',
      path: '/characters/suggestions',
      access: 'visitor',
      summary: 'A name or a description for whoever comes of the choices in the wizard',
    },
    read: {
      method: 'GET',
      path: '/characters/:char_id',
      access: 'anyone',
      summary: 'One character',
    },
  },
  chat: {
    open: {
      method: 'POST',
      path: '/sessions',
      access: 'visitor',
      idempotent: 'transaction',
      summary: 'Open the latest session with a character, or a fresh one',
    },
    list: { method: 'GET', path: '/chats', access: 'visitor', summary: 'Own chats, latest first' },
    read: { method: 'GET', path: '/chats/:id', access: 'visitor', summary: 'One own chat' },
    history: {
      method: 'GET',
      path: '/chats/:id/history',
      access: 'visitor',
      summary: 'Messages of an own chat, ascending',
    },
    send: {
      method: 'POST',
      path: '/chats/:id/messages',
      access: 'visitor',
      summary:
        'Send a message; the reply is a record that grows. Sent again under its client_message_id (or Idempotency-Key) it is the same message',
    },
    stop: {
      method: 'POST',
      path: '/chats/:id/stop',
      access: 'visitor',
      summary: 'Stop the running reply and keep its part',
    },
    regenerate: {
      method: 'POST',
      path: '/chats/:id/regenerate',
      access: 'visitor',
      idempotent: 'transaction',
      summary: 'Another variant of the last reply, or a retry of a failed one',
    },
    continue: {
      method: 'POST',
      path: '/chats/:id/continue',
      access: 'visitor',
      idempotent: 'transaction',
      summary: 'Let the last reply go on where it ended',
    },
    edit: {
      method: 'PATCH',
      path: '/chats/:id/messages/:seq',
      access: 'visitor',
      summary: 'Change the text of a message',
    },
    chooseVariant: {
      method: 'PUT',
      path: '/chats/:id/messages/:seq/variant',
      access: 'visitor',
      summary: 'Show another variant of a message',
    },
    removeMessage: {
      method: 'DELETE',
      path: '/chats/:id/messages/:seq',
      access: 'visitor',
      summary: 'Delete a message; its number is not used again',
    },
    remove: { method: 'DELETE', path: '/chats/:id', access: 'visitor', summary: 'Delete a chat' },
    markRead: {
      method: 'POST',
      path: '/chats/:id/read',
      access: 'visitor',
      summary: 'Remember what has been read',
    },
  },
} as const satisfies Calls;
