// Every word of signing up and in, and of one's own account; the literal ones are the product's.
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
    marketing: (site: string) => `${site} may write to me about news and offers`,
  },
  rule: {
    email: 'Invalid email format',
    match: 'Passwords must match',
  },
  hint: { password: 'At least 8 characters. A few words in a row are easy to keep.' },
  login: {
    submit: 'Sign In',
    forgot: 'Forgot your password?',
    other: 'New here?',
    other_link: 'Create an account',
    failed: 'An unknown error occurred during login.',
    done: 'Logged in successfully',
    once_failed: 'This sign-in link was used already or is too old.',
    once: 'One moment, you are being signed in …',
  },
  register: {
    submit: 'Create Account',
    other: 'Already have an account?',
    other_link: 'Sign in',
    failed: 'Your account could not be created. Nothing was lost; please try again.',
    notice: {
      before: 'By creating an account you confirm that you are 18 or older, agree to the ',
      terms: 'Terms and conditions',
      between: ' and the ',
      privacy: 'Privacy policy',
      after_with_marketing:
        ', and agree to receive marketing e-mails. You can take the last one back at any time in your profile.',
      after: '.',
    },
  },
  confirm: {
    sentence: (email: string) => `We have sent a code of six digits to ${email}.`,
    lost: 'This page was loaded anew and keeps no address. Please enter yours again, then the code from your mailbox.',
    submit: 'Confirm',
    done: 'Email verify successfully',
    failed: 'Failed to confirm email. Please try again.',
    other: 'A wrong address?',
    other_link: 'Start again',
  },
  resend: {
    link: 'Send a new code',
    pause: (seconds: number) => `A new code can be sent in ${seconds} s`,
    spam: 'Nothing there? Have a look in the spam folder.',
    done: 'Confirmation code resent',
    failed: 'Failed to resend code. Please try again.',
  },
  forgot: {
    sentence: 'We send a code to your e-mail address. With it you choose a new password.',
    submit: 'Send code',
    failed: 'Failed to send password reset instructions. Please try again.',
    other: 'Remembered it?',
    other_link: 'Sign in',
  },
  reset: {
    sentence: (email: string) =>
      `If ${email} has an account here, a code of six digits is on its way to it.`,
    submit: 'Reset Password',
    done: 'Password reset successful. You can now log in with your new password.',
    failed: 'Failed to reset password. Please try again.',
  },
  google: {
    button: 'Continue with Google',
    waiting: 'Waiting for Google …',
    or: 'or',
    blocked: 'Popup blocked. Please allow popups for this site.',
    cancelled: 'Authentication was cancelled or failed',
    timeout: 'Authentication timeout',
    failed: 'Google authentication failed.',
    page_title: 'Google',
    going: 'Taking you to Google …',
    finishing: 'Signing you in …',
    finished: 'You are signed in. This window can be closed.',
    close: 'Close this window',
  },
  telegram: {
    title: 'Telegram',
    waiting: 'Signing you in …',
    failed: 'This sign-in from Telegram did not work',
    failed_sentence:
      'Links from the bot work once and for five minutes. Please ask it for a new one.',
    action: 'Go to Explore',
  },
  wait: (ms: number) => {
    const minutes = Math.ceil(ms / 60_000);
    if (ms <= 60_000) return 'Please try again in a minute.';
    return `Please try again in ${minutes} minutes.`;
  },
} as const;
