// Texts of screens that belong to no feature.
export const texts = {
  loading: 'Loading',
  title: (page: string, site: string) => `${page} · ${site}`,
  not_found: {
    title: 'Page not found',
    sentence: 'The link may be mistyped, or the page may have been removed.',
    action: 'Go to Explore',
  },
  deletion: (day: string) => `Your account will be deleted on ${day}.`,
  keep: 'Keep my account',
  slow: {
    sentence: 'This is taking longer than usual. Your connection may be slow.',
    offline: 'You’re offline. This page loads when you’re back online.',
    page: 'This page is taking longer than usual to load.',
    retry: 'Try again',
    reload: 'Reload page',
  },
  broken: {
    title: 'Something went wrong',
    sentence: 'Nothing was lost. Reloading the page usually helps.',
    action: 'Reload page',
    feedback: 'Tell us what happened',
  },
  coming_soon: {
    title: 'Coming soon',
    sentence: 'We’re still working on this. Join our community to hear first when it opens.',
    action: 'Join the community',
  },
} as const;
