// Texts of the demo Google page.
export const page = {
  title: 'This is not Google',
  what: 'Google sign-in isn’t set up on this server, so this demo page takes its place. Enter any email to continue as if Google had confirmed it. Nothing is sent to Google, and nothing is checked.',
  label: 'Email',
  go: 'Continue as this person',
  cancel: 'Cancel',
  noAddress: 'This isn’t an email address.',
  tooOld: 'This window was open too long or wasn’t opened by this site. Close it and try again.',
};
