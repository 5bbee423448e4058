// Texts that the admin screens of several features share.
export const texts = {
  demo_model: 'demo model',
  failed: 'We couldn’t load this',
  failed_sentence: 'Please try again in a moment.',
  broken: 'That didn’t work. Please try again.',
  undo: 'Undo',
  undone: 'Undone.',
  undone_in_part: (put_back: number, left: number) =>
    `Undid ${put_back === 1 ? '1 change' : `${put_back} changes`}. ${left === 1 ? '1 item was' : `${left} items were`} edited since then and ${left === 1 ? 'stays as it is' : 'stay as they are'}.`,
  cancel: 'Cancel',
  reason: 'Reason',
  reason_optional: 'Reason (if needed)',
  reason_hint: 'Saved in the audit log.',
  queue: {
    loading: 'Loading the queue',
    place: (at: number, of: number) => `${at} of ${of}`,
    next: 'Next',
    previous: 'Previous',
  },
  decision: {
    approve: 'Approve',
    reject: 'Reject',
    reason: 'Reason for rejection',
    creator_sees: 'The creator sees this.',
  },
  password: {
    title: 'Confirm it’s you',
    sentence: 'Enter your password to continue. You won’t be asked again for 30 minutes.',
    label: 'Password',
    submit: 'Continue',
    wrong: 'That isn’t your password. If you don’t have one, use a code instead.',
    code: 'Confirmation code',
    send_code: 'Email me a code instead',
    by_password: 'Use my password',
    sent: (to: string) => `We sent a code to ${to}. You can also sign in again with Google.`,
    no_email:
      'Your account has no email yet. If it has no password either, run “npm run admin -- link” on the server, sign in with the new link, and add both in your profile.',
    sent_before: 'We just sent you a code. It still works.',
    has_password:
      'Your account has a password, so codes don’t work here. Please enter your password.',
    failed: 'We couldn’t check your password. Please try again.',
  },
  second_factor: {
    title: 'Add a second factor first',
    sentence:
      'This site asks every admin for an authenticator app or a passkey. It takes a minute.',
    action: 'Go to your profile',
  },
  due: {
    left: (time: string) => `${time} left`,
    late: (time: string) => `${time} late`,
    minutes: (minutes: number) => `${minutes} min`,
    hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
    days: (days: number, hours: number) => `${days} d ${hours} h`,
  },
} as const;
