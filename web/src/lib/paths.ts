// Every address of the page, with a typed builder each.

import { characterPath, domePath, patterns, type CreateStep } from '@velour/contract/screens.ts';

const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return given.length ? `${path}?${new URLSearchParams(given)}` : path;
};

const below = (path: string, id?: string): string =>
  id === undefined || id === '' ? path : `${path}/${encodeURIComponent(id)}`;

/** `code` for the step that waits for an emailed code, so that a reload returns to it. */
interface AuthQuery {
  redirect?: string | undefined;
  step?: 'code' | undefined;
}

export const paths = {
  home: (query: { preference?: string; search?: string; tags?: string } = {}) =>
    withQuery(patterns.home, query),
  featured: () => patterns.featured,
  characterChat: characterPath,
  chats: () => patterns.chats,
  chat: (session_id: string) => `${patterns.chats}/${encodeURIComponent(session_id)}`,
  gallery: () => patterns.gallery,
  galleryOf: (character_id: string) => `${patterns.gallery}/${encodeURIComponent(character_id)}`,
  myCharacters: () => patterns.my_characters,
  liked: () => patterns.liked,
  creator: (id: string) => patterns.creator.replace(':id', encodeURIComponent(id)),
  dome: domePath,
  exclusive: () => patterns.exclusive,
  editCharacter: (id: string) => withQuery(patterns.my_characters, { edit: id }),
  /** `like` is the id of an own picture, whose prompt is copied. */
  generateImage: (character_id?: string, query: { like?: string } = {}) =>
    withQuery(below(patterns.generate_image, character_id), query),
  /** `image` is the id of the picture to animate. */
  generateVideo: (character_id?: string, query: { image?: string } = {}) =>
    withQuery(below(patterns.generate_video, character_id), query),
  create: (step?: CreateStep) => (step ? `${patterns.create}/${step}` : patterns.create),
  chooseImage: (job_id: string) => patterns.choose_image.replace(':id', encodeURIComponent(job_id)),
  premium: () => patterns.premium,
  premiumReturn: (session_id: string) => withQuery(patterns.premium_return, { session_id }),
  profile: () => patterns.profile,
  safety: () => patterns.safety,
  /** Scrolls to a section, if given. */
  tokens: (section?: 'coupons' | 'daily-reward') =>
    section === undefined ? patterns.tokens : `${patterns.tokens}#${section}`,
  admin: () => patterns.admin,
  adminDashboard: () => `${patterns.admin}/dashboard`,
  adminBudgets: () => `${patterns.admin}/budgets`,
  adminCharacters: () => `${patterns.admin}/characters`,
  adminCharacter: (id: string) => withQuery(`${patterns.admin}/characters`, { edit: id }),
  adminTagged: (tag: string) => withQuery(`${patterns.admin}/characters`, { search: tag }),
  adminDomes: () => `${patterns.admin}/domes`,
  adminDome: (id: string) => withQuery(`${patterns.admin}/domes`, { edit: id }),
  adminTags: () => `${patterns.admin}/tags`,
  adminSafety: () => `${patterns.admin}/safety`,
  adminPrices: () => `${patterns.admin}/prices`,
  adminPayments: (shown: { only?: 'to_check' | 'returned'; search?: string } = {}) =>
    withQuery(`${patterns.admin}/payments`, shown),
  adminAffiliates: () => `${patterns.admin}/affiliates`,
  adminBooks: () => `${patterns.admin}/books`,
  adminMembers: (search?: string) => withQuery(`${patterns.admin}/members`, { search }),
  adminLedger: (member_id: string) =>
    `${patterns.admin}/members/${encodeURIComponent(member_id)}/ledger`,
  adminReview: () => `${patterns.admin}/review`,
  adminPictures: () => `${patterns.admin}/pictures`,
  adminReports: (query: { state?: string; search?: string } = {}) =>
    withQuery(`${patterns.admin}/reports`, query),
  adminFeedback: () => `${patterns.admin}/feedback`,
  adminJobs: (member_id?: string) => withQuery(`${patterns.admin}/jobs`, { search: member_id }),
  adminAudit: (subject_id?: string) => withQuery(`${patterns.admin}/audit`, { search: subject_id }),
  adminAnnouncements: () => `${patterns.admin}/announcements`,
  adminSite: () => `${patterns.admin}/site`,
  adminProviders: () => `${patterns.admin}/engines`,
  terms: () => patterns.terms,
  privacy: () => patterns.privacy,
  exemption: () => patterns.exemption,
  verify: () => patterns.verify,
  /** `from` is the path of the screen with the problem, `failure` the code of its error. */
  feedback: (query: { from?: string; failure?: string; report?: string } = {}) =>
    withQuery(patterns.feedback, query),
  /** `about` is the address of the content that the request is about. */
  removal: (about?: string) => withQuery(patterns.removal, { about }),
  /** The status page of a report. */
  report: (number: string) => `${patterns.removal}/${encodeURIComponent(number)}`,
  /** `redirect` is the full path to return to after signing in. */
  login: (redirect?: string) => withQuery(patterns.login, { redirect }),
  register: (query: AuthQuery = {}) => withQuery(patterns.register, { ...query }),
  forgotPassword: (query: AuthQuery = {}) => withQuery(patterns.forgot_password, { ...query }),
  google: (attempt: string) => withQuery(patterns.google, { attempt }),
} as const;
