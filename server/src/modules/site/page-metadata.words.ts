// Titles and descriptions of pages for search results and link previews.
export const words = {
  home: (tagline: string) =>
    `${tagline} Characters with lives of their own, ready to talk. AI-generated, for adults.`,
  featured: {
    title: 'Made by members',
    description: (site: string) => `Characters created and shared by members of ${site}.`,
  },
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
  premium: {
    title: 'Premium',
    description: (site: string) => `${site} plans: what they cost and what they include.`,
  },
  explore: 'Explore',
} as const;
