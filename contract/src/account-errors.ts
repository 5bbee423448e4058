// The error codes of accounts: signing in, the second factor, devices, members.

export const accountErrors = {
  'identity.required': { status: 401, title: 'Please sign in to do this.' },
  'identity.token_invalid': {
    status: 401,
    title: 'Your sign-in is no longer valid. Please sign in again.',
  },
  'identity.forbidden': { status: 403, title: 'You don’t have permission to do this.' },
  'identity.wrong_credentials': { status: 400, title: 'Incorrect email or password.' },
  'identity.user_unknown': { status: 400, title: 'User does not exist.' },
  'identity.not_confirmed': {
    status: 400,
    title: 'Your account is not verified. Please check your email for the verification code.',
  },
  'identity.email_taken': { status: 409, title: 'An account with this email already exists.' },
  'identity.password_refused': { status: 422, title: 'Password does not meet the requirements.' },
  'identity.parameters_invalid': { status: 422, title: 'Invalid registration parameters.' },
  'identity.code_wrong': {
    status: 400,
    title: 'That code isn’t right. Please check it and try again.',
  },
  'identity.code_expired': {
    status: 400,
    title: 'That code no longer works. Please request a new one.',
  },
  'identity.already_confirmed': { status: 409, title: 'This account is already confirmed.' },
  'identity.sign_in_ended': { status: 401, title: 'Your sign-in has ended. Please sign in again.' },
  'identity.google_failed': { status: 400, title: 'Google authentication failed.' },
  'identity.link_used': {
    status: 400,
    title:
      'This sign-in link has expired or was already used. Ask for a new one, or sign in below.',
  },
  'identity.name_withheld': {
    status: 409,
    title: 'This name was removed after a report. Please choose another.',
  },
  'identity.banned': {
    status: 403,
    title: 'This account is closed. If you think that’s a mistake, contact support.',
  },
  'identity.password_needed': {
    status: 403,
    title: 'Please enter your password again to continue.',
  },
  'identity.second_factor_needed': {
    status: 403,
    title: 'Please complete the second step of your sign-in.',
  },
  'identity.second_factor_missing': {
    status: 403,
    title: 'This site asks admins for a second factor. Please add one in your profile.',
  },
  'second_factor.code_wrong': {
    status: 400,
    title: 'That code isn’t right, or it was already used. Please try a new one.',
  },
  'second_factor.passkey_refused': {
    status: 400,
    title: 'This passkey couldn’t be verified. Please try again.',
  },
  'second_factor.locked': {
    status: 429,
    title: 'Too many wrong codes. Use a passkey, or wait before you try another code.',
  },
  'second_factor.not_found': { status: 404, title: 'This second factor doesn’t exist.' },
  'second_factor.too_many': {
    status: 409,
    title: 'You’ve reached the limit for passkeys. Remove one to add another.',
  },
  'second_factor.required': {
    status: 409,
    title: 'This site asks admins for a second factor. Add another before you remove the last one.',
  },
  'identity.sign_in_stale': { status: 403, title: 'Please sign in again to do this.' },
  'identity.code_not_sent': {
    status: 503,
    title: 'We couldn’t send the email with your code. Please contact support.',
  },
  'identity.unavailable': {
    status: 503,
    title: 'Sign-in isn’t available right now. Please try again in a moment.',
  },
  'member.not_found': { status: 404, title: 'This member doesn’t exist.' },
  'member.is_self': {
    status: 409,
    title: 'You can’t do this to your own account. Ask another owner.',
  },
  'member.is_admin': {
    status: 409,
    title: 'This member is an admin. An owner has to remove their admin rights first.',
  },
  'identity.role_missing': {
    status: 403,
    title: 'Your admin role doesn’t allow this. An owner can give you another one.',
  },
  'approval.not_found': {
    status: 404,
    title: 'This request isn’t waiting anymore. Another admin decided it, or it expired.',
  },
  'approval.second_person': { status: 403, title: 'Another admin has to approve this.' },
  'approval.waiting': {
    status: 409,
    title: 'This is already waiting for a second admin, on the dashboard.',
  },
  'quarantine.not_found': { status: 404, title: 'There’s no such picture in quarantine.' },
  'member.no_age_check': { status: 409, title: 'This member has no age check to reset.' },
  'member.banned': { status: 409, title: 'This account is already closed.' },
  'member.not_banned': { status: 409, title: 'This account is already open.' },
  'device.not_found': { status: 404, title: 'This device isn’t signed in.' },
  'identity.name_changed': {
    status: 409,
    title: 'This name is no longer waiting for review. Please reload the queue.',
  },
} as const;
