// Paths of all screens, for the browser's routes and the server's page metadata.

export const patterns = {
  home: '/',
  featured: '/featured',
  character_chat: '/:characterName/:id/chat',
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
  exemption: '/exemption',
  removal: '/removal',
  feedback: '/feedback',
  safety: '/safety',
  age_check: '/age-check',
  verify: '/verify',
  unsubscribe: '/unsubscribe/:token',
  profile: '/profile',
  tokens: '/profile/tokens',
  chats: '/chats',
  gallery: '/gallery',
  my_characters: '/my-character',
  liked: '/my-character/liked',
  creator: '/creator/:id',
  dome: '/dome/:slug/:id',
  exclusive: '/exclusive',
  choose_image: '/my-character/choose-image/:id',
  create: '/create',
  generate_image: '/generate-image',
  generate_video: '/generate-video',
  premium: '/premium',
  premium_return: '/premium/return',
  telegram: '/telegram-redirect',
  admin: '/admin',
  login: '/login',
  register: '/register',
  forgot_password: '/forgot-password',
  google: '/auth/google',
} as const;

/** The wizard's steps in order; each is an address below `create`. */
export const CREATE_STEPS = [
  'choice',
  'choose-type',
  'choose-ethnicity',
  'choose-body',
  'choose-breast',
  'choose-butt',
  'choose-hair',
  'choose-personalities',
  'choose-fetish',
  'description',
] as const;
export type CreateStep = (typeof CREATE_STEPS)[number];

/** Paths of nested screens, relative to their parent. */
export const childPatterns = {
  chats: [':id'],
  gallery: [':id'],
  create: CREATE_STEPS,
  generate_image: [':id'],
  generate_video: [':id'],
  removal: [':number'],
  admin: [
    'dashboard',
    'budgets',
    'characters',
    'domes',
    'tags',
    'review',
    'pictures',
    'reports',
    'feedback',
    'safety',
    'prices',
    'payments',
    'affiliates',
    'books',
    'members',
    'members/:member_id/ledger',
    'audit',
    'jobs',
    'announcements',
    'site',
    'engines',
  ],
} as const satisfies Partial<Record<keyof typeof patterns, readonly string[]>>;

/** The page of a dome; only the id is used to look it up. */
export const domePath = ({ slug, id }: { slug: string; id: string }): string =>
  `/dome/${encodeURIComponent(slug)}/${encodeURIComponent(id)}`;

/** The public address of a character, for sharing; it opens the latest chat with it. */
export const characterPath = ({ slug, id }: { slug: string; id: string }): string =>
  `/${encodeURIComponent(slug)}/${encodeURIComponent(id)}/chat`;
