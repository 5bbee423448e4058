// What pages are called and described as, where nobody runs them: in search results and in cards of messengers.
export const words = {
  home: (tagline: string) =>
    `${tagline} Characters with lives of their own, ready to talk. AI-generated, for adults.`,
  featured: {
    title: 'Made by members',
    description: (site: string) =>
      `Characters that members of ${site} thought up and opened to everybody.`,
  },
  terms: {
    title: 'Terms and conditions',
    description: (site: string) => `What you and ${site} may expect of each other.`,
  },
  privacy: {
    title: 'Privacy policy',
    description: (site: string) =>
      `What ${site} keeps about you, why, for how long, and how you get it back or deleted.`,
  },
  exemption: {
    title: '18 U.S.C. 2257 exemption',
    description: (site: string) =>
      `No real person is depicted on ${site}: the statement on records for 18 U.S.C. 2257.`,
  },
  premium: {
    title: 'Premium',
    description: (site: string) => `Plans of ${site}, what they cost and what they include.`,
  },
  explore: 'Explore',
} as const;
