// Titles and descriptions of pages for search results and link previews.
export const words = {
  home: (tagline: string) =>
    `${tagline} AI characters with lives of their own to chat with. Free to try, for adults.`,
  featured: {
    title: 'Public characters',
    description: (site: string) => `Characters created and shared by members of ${site}.`,
  },
  exclusive: {
    title: 'Exclusive characters',
    description: (site: string) => `Characters that come with a ${site} plan.`,
  },
  dome: (title: string, site: string) => `${title}: a collection of AI characters on ${site}.`,
  terms: {
    title: 'Terms and conditions',
    description: (site: string) => `What you and ${site} can expect from each other.`,
  },
  privacy: {
    title: 'Privacy policy',
    description: (site: string) =>
      `What ${site} stores about you, why, for how long, and how to export or delete it.`,
  },
  exemption: {
    title: '18 U.S.C. 2257 exemption',
    description: (site: string) =>
      `${site} shows no real people: the 18 U.S.C. 2257 record-keeping statement.`,
  },
  safety: {
    title: 'Safety',
    description: (site: string) =>
      `How ${site} keeps people safe: the crisis protocol, yearly figures, reports, and appeals.`,
  },
  verify: {
    title: 'Verify a picture',
    description: (site: string) => `Find out whether a picture or clip was made on ${site}.`,
  },
  removal: {
    title: 'Report or remove content',
    description: (site: string) =>
      `Ask ${site} to remove a picture, a character, or anything else that shouldn’t be here. No account needed.`,
  },
  premium: {
    title: 'Premium',
    description: (site: string) => `${site} plans: what they cost and what they include.`,
  },
  /** Titles of pages that are not indexed; the same as the pages set. */
  unlisted: {
    chats: 'Chats',
    gallery: 'Gallery',
    profile: 'Profile',
    tokens: 'Tokens',
    my_characters: 'My Characters',
    liked: 'Liked',
    creator: 'A creator',
    create: 'Create a character',
    choose_image: 'Choose a portrait',
    generate_image: 'Char Studio',
    generate_video: 'Video studio',
    feedback: 'Send feedback',
    removal: 'Report or remove content',
    age_check: 'Verify your age',
    unsubscribe: 'Stop the daily email?',
    premium_return: 'Premium',
    telegram: 'Telegram',
    admin: 'Admin',
    login: 'Sign In',
    register: 'Create Account',
    forgot_password: 'Reset Password',
    google: 'Google',
  },
  /** Titles for an unknown id in the address. */
  missing: {
    character_chat: 'Character not found',
    dome: 'Collection not found',
    creator: 'A creator',
    chats: 'Chat not found',
  },
  /** The title for a deleted character; the same text as on the page. */
  deleted: 'Character is not public anymore',
  explore: 'Explore',
  not_found: 'Page not found',
} as const;
