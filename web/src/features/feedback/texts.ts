// Texts of feedback, for the person who writes it.
export const texts = {
  title: 'Send feedback',
  sentence: 'Tell us what works, what doesn’t, or what’s missing. A person reads every message.',
  /** About a decision on a report. */
  again: (report: string) => ({
    title: 'Ask us to look again',
    sentence: `Tell us why our decision on report ${report} is wrong. A person reads it with the report beside it.`,
  }),
  text: 'Your feedback',
  placeholder: 'What happened, and what did you expect?',
  email: 'Your email (optional)',
  email_hint: 'Only if you’d like an answer.',
  answer_hint: 'If we have an answer, we’ll send it to your email.',
  about: (path: string, failure: string) =>
    `We’ll include the page you came from (${path})${failure && `, and what failed there (${failure})`}, but nothing from your chats.`,
  too_short: 'Tell us a little more',
  picture: 'Picture',
  picture_add: 'Add a screenshot',
  picture_another: 'Use another',
  picture_remove: 'Remove',
  picture_shown: 'The picture you added',
  picture_added: 'Picture added',
  picture_paste: 'You can paste it, too.',
  picture_hint: 'Optional: JPEG, PNG, or WebP, up to 10 MB. Only our team sees it.',
  picture_pending: 'Your picture is still uploading. Try again in a moment.',
  picture_gone: 'We don’t have your picture anymore. Add it again, or send without it.',
  send: 'Send feedback',
  failed: 'We couldn’t send your feedback. What you wrote is still here.',
  thanks: 'Thank you',
  thanks_sentence: 'We read everything, and it helps us decide what to do next.',
  on: 'Go to Explore',
} as const;
