// Texts of feedback, for the person who writes it.
export const texts = {
  title: 'Send feedback',
  sentence: 'Tell us what works, what doesn’t, or what’s missing. A person reads every message.',
  text: 'Your feedback',
  placeholder: 'What happened, and what did you expect?',
  email: 'Your email (optional)',
  email_hint: 'Only if you’d like an answer.',
  answer_hint: 'If we have an answer, we’ll send it to your email.',
  about: (path: string) =>
    `We’ll include the page you came from (${path}), but nothing from your chats.`,
  too_short: 'Tell us a little more',
  send: 'Send feedback',
  failed: 'We couldn’t send your feedback. What you wrote is still here.',
  thanks: 'Thank you',
  thanks_sentence: 'We read everything, and it helps us decide what to do next.',
  on: 'Go to Explore',
} as const;
