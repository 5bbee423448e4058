// Texts of contesting a refusal.
export const texts = {
  mistake: 'This is a mistake',
  title: 'Ask us to look again',
  sentence:
    'A person on this site’s team will read the text below and what led to it, and answer you by email. Nothing is held against you.',
  seen: 'What we’ll see',
  comment: 'Anything we should know? (optional)',
  evaluate: 'If we were wrong, keep the text to test our rules',
  evaluate_hint: 'It stays with this site’s team, and is deleted with your account.',
  email: 'Your email (optional)',
  email_hint: 'Without it, we can’t answer you.',
  send: 'Send to the team',
  failed: 'We couldn’t send it. Please try again.',
  thanks: 'Thank you',
  thanks_sentence: 'A person will look at it. If we have your email, we’ll send you the answer.',
  close: 'Close',
  standard: 'This refusal is a mistake.',
} as const;
