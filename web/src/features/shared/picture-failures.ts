// The texts for failed pictures, for the studio and for chats.

const reasons: Readonly<Record<string, string>> = {
  'job.timed_out': 'It took too long.',
  'job.crashed': 'We’ve stopped trying.',
  'image.busy': 'The image generator is busy right now.',
  'image.refused': 'The image generator declined this prompt. Try other words.',
  'image.unavailable': 'The image generator can’t be reached right now.',
  'image.broken': 'We didn’t get a picture.',
  'image.blocked': 'The result breaks the site’s rules, so it was discarded. Try other words.',
  'image.unchecked': 'We couldn’t check the result, so it was discarded.',
  'image.reference': 'The reference picture can’t be used anymore.',
  'image.upload': 'Clips can’t be made from uploaded pictures.',
  'safety.blocked': 'It would break the site’s rules. Try other words.',
  'budget.reached':
    'This site has reached its daily limit for pictures. It resets at midnight UTC.',
  'budget.person_reached':
    'You’ve reached your daily limit for pictures. It resets at midnight UTC.',
};

/** Empty for an error code without a text for users. */
export const reasonOf = (code: string | null): string => reasons[code ?? ''] ?? '';
