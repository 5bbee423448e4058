// Texts that the admin screens of several features share.
export const texts = {
  failed: 'This could not be loaded',
  failed_sentence: 'Please try again in a moment.',
  retry: 'Try again',
  older: 'Show older ones',
  broken: 'That did not work. Please try again.',
  undo: 'Undo',
  undone: 'It is as it was before.',
  undone_in_part: (put_back: number, left: number) =>
    `${put_back === 1 ? 'One is' : `${put_back} are`} as before. ${left === 1 ? 'One was' : `${left} were`} changed meanwhile and ${left === 1 ? 'stays as it is' : 'stay as they are'}.`,
  cancel: 'Cancel',
  reason: 'Reason',
  reason_optional: 'Reason, if it needs one',
  reason_hint: 'It stays in the log.',
  password: {
    title: 'Is it you?',
    sentence: 'Please enter your password again. It counts for half an hour.',
    label: 'Password',
    submit: 'Go on',
    wrong: 'This is not your password. If you have none, let us send you a code.',
    code: 'Confirmation code',
    send_code: 'I have no password, send me a code',
    by_password: 'Use my password',
    sent: (to: string) =>
      `A code is on its way to ${to}. Signing in anew with Google counts as well.`,
    sent_before: 'We sent you a code a moment ago. It is still good.',
    has_password: 'Your account has a password, so the code does not count. Please use that.',
    failed: 'Your password could not be checked. Please try again.',
  },
  due: {
    left: (time: string) => `${time} left`,
    late: (time: string) => `${time} late`,
    hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
    days: (days: number, hours: number) => `${days} d ${hours} h`,
  },
} as const;
