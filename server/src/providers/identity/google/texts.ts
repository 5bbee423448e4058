// What a person reads on the stand-in's page.
export const page = {
  title: 'This is not Google',
  what: 'Signing in with Google is not set up on this server, so this page stands in for it. Enter any address to go on as if Google had vouched for it. Nothing is sent to Google, and nothing is checked.',
  label: 'E-mail address',
  go: 'Continue as this person',
  cancel: 'Cancel',
  noAddress: 'This is no e-mail address.',
  tooOld: 'This window was open for too long, or was not opened by us. Close it and try again.',
};
