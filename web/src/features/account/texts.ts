// Texts of signing up and in; the literal ones come from the specification.
export const texts = {
  title: (page: string, site: string) => `${page} · ${site}`,
  titles: {
    login: 'Sign In',
    register: 'Create Account',
    confirm: 'Confirm Registration',
    forgot: 'Reset Password',
    reset: 'Reset Password',
  },
  label: {
    email: 'Email',
    password: 'Password',
    password_again: 'Password confirmation',
    code: 'Confirmation code',
    new_password: 'New password',
    new_password_again: 'New password confirmation',
    marketing: (site: string) => `Email me news and offers from ${site}`,
  },
  rule: {
    email: 'Invalid email format',
    match: 'Passwords must match',
  },
  hint: {
    password:
      'At least 8 characters, and not a common password. A few random words are easy to remember.',
  },
  login: {
    submit: 'Sign In',
    forgot: 'Forgot your password?',
    other: 'New here?',
    other_link: 'Create an account',
    failed: 'An unknown error occurred during login.',
    done: 'Logged in successfully',
    once_failed:
      'This sign-in link has expired or was already used. Ask for a new one, or sign in below.',
    once: 'Signing you in…',
  },
  register: {
    submit: 'Create Account',
    other: 'Already have an account?',
    other_link: 'Sign in',
    failed: 'We couldn’t create your account. Please try again.',
    notice: {
      before: 'By creating an account, you confirm that you’re 18 or older and agree to our ',
      before_google:
        'If you’re new here, continuing with Google creates an account. By doing so, you confirm that you’re 18 or older and agree to our ',
      terms: 'Terms and conditions',
      between: ' and ',
      privacy: 'Privacy policy',
      after:
        ', and, if you check the box, to receiving marketing emails. You can opt out of those anytime in your profile.',
      after_google: '.',
    },
  },
  policies: {
    first_title: 'Before you continue',
    title: 'We’ve updated our terms',
    first: (site: string) => `To use ${site}, please agree to our `,
    again: (day: string) =>
      `The new versions apply as of ${day}. To keep using your account, please read and agree to our `,
    terms: 'Terms and conditions',
    between: ' and ',
    privacy: 'Privacy policy',
    after: '.',
    changes: 'What’s new',
    agree: 'Agree and continue',
    leave: 'Sign out',
    account: 'Download or delete my account',
    failed: 'We couldn’t save your answer. Please try again.',
  },
  confirm: {
    sentence: (email: string) => `We sent a 6-digit code to ${email}.`,
    lost: 'Please enter your email again, then the code we sent you.',
    submit: 'Confirm',
    done: 'Email verify successfully',
    failed: 'Failed to confirm email. Please try again.',
    other: 'Wrong email?',
    other_link: 'Start over',
  },
  resend: {
    link: 'Send a new code',
    pause: (seconds: number) => `You can send a new code in ${seconds} s`,
    spam: 'Can’t find it? Check your spam folder.',
    done: 'Confirmation code resent',
    failed: 'Failed to resend code. Please try again.',
  },
  forgot: {
    sentence: 'We’ll email you a code to set a new password.',
    submit: 'Send code',
    failed: 'Failed to send password reset instructions. Please try again.',
    other: 'Remember your password?',
    other_link: 'Sign in',
  },
  reset: {
    sentence: (email: string) =>
      `If there’s an account for ${email}, we’ve sent it a 6-digit code.`,
    submit: 'Reset Password',
    done: 'Password reset successful. You can now log in with your new password.',
    failed: 'Failed to reset password. Please try again.',
  },
  google: {
    button: 'Continue with Google',
    waiting: 'Waiting for Google…',
    or: 'or',
    blocked: 'Popup blocked. Please allow popups for this site.',
    cancelled: 'Authentication was cancelled or failed',
    timeout: 'Authentication timeout',
    failed: 'Google authentication failed.',
    page_title: 'Google',
    going: 'Taking you to Google…',
    finishing: 'Signing you in…',
    finished: 'You’re signed in. You can close this window.',
    close: 'Close window',
  },
  telegram: {
    title: 'Telegram',
    waiting: 'Signing you in…',
    failed: 'We couldn’t sign you in from Telegram',
    failed_sentence:
      'Links from the bot work once and expire after five minutes. Ask it for a new one.',
    action: 'Go to Explore',
  },
} as const;
