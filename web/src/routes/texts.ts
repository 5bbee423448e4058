// Words of the screens that belong to no feature, and of those that are still being built.
export const texts = {
  loading: 'Loading',
  title: (page: string, site: string) => `${page} · ${site}`,
  not_found: {
    title: 'This page does not exist',
    sentence: 'The address may be mistyped, or what stood here has been taken down.',
    action: 'Go to Explore',
  },
  broken: {
    title: 'This page has stumbled',
    sentence: 'Nothing of yours was lost. Loading the page again usually helps.',
    action: 'Load again',
  },
  coming_soon: {
    title: 'Coming soon',
    sentence: 'We are still working on this. Our community hears first when it opens.',
    action: 'Join the community',
  },
} as const;
