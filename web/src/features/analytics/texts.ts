// Texts of the consent to analytics.
export const texts = {
  label: 'Privacy choices',
  title: 'May we count your visit?',
  sentence:
    'We’d like to see which pages people use. We count only the kind of page: never a chat, a character, or anything you write.',
  policy: 'Privacy policy',
  yes: 'Allow',
  no: 'Don’t allow',
  failed: 'We couldn’t record this page view.',
} as const;
