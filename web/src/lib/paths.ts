// Every address of the page, with a typed builder each; the route table uses the patterns.

export const patterns = {
  home: '/',
  featured: '/featured',
  character_chat: '/:characterName/:id/chat',
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
  exemption: '/exemption',
  profile: '/profile',
  chats: '/chats',
  gallery: '/gallery',
  my_characters: '/my-character',
  choose_image: '/my-character/choose-image/:id',
  create: '/create',
  generate_image: '/generate-image',
  generate_video: '/generate-video',
  premium: '/premium',
  telegram: '/telegram-redirect',
  admin: '/admin',
  login: '/login',
  register: '/register',
  forgot_password: '/forgot-password',
  google: '/auth/google',
} as const;

const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return given.length ? `${path}?${new URLSearchParams(given)}` : path;
};

export const paths = {
  home: (query: { preference?: string; search?: string; tags?: string } = {}) =>
    withQuery(patterns.home, query),
  featured: () => patterns.featured,
  /** The address of a character to share; it opens the latest chat with her or him. */
  characterChat: ({ slug, id }: { slug: string; id: string }) =>
    `/${encodeURIComponent(slug)}/${encodeURIComponent(id)}/chat`,
  chats: () => patterns.chats,
  chat: (session_id: string) => `${patterns.chats}/${encodeURIComponent(session_id)}`,
  gallery: () => patterns.gallery,
  myCharacters: () => patterns.my_characters,
  generateImage: (character_id?: string) =>
    character_id
      ? `${patterns.generate_image}/${encodeURIComponent(character_id)}`
      : patterns.generate_image,
  premium: () => patterns.premium,
  profile: () => patterns.profile,
  admin: () => patterns.admin,
  adminCharacters: () => `${patterns.admin}/characters`,
  terms: () => patterns.terms,
  privacy: () => patterns.privacy,
  exemption: () => patterns.exemption,
  register: () => patterns.register,
  /** `redirect` is the full path to return to after signing in. */
  login: (redirect?: string) => withQuery(patterns.login, { redirect }),
} as const;
