// Texts of the UI components; products pass all others in.
export const texts = {
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Try again',
  tell_us: 'Tell us what happened',
  dismiss: 'Dismiss',
  no_results: 'No results found',
  search: 'Search',
  choose: 'Choose…',
  messages: 'Notifications (F6)',
  kinds: { success: 'Done', error: 'Error', info: 'Note', warning: 'Warning' },
} as const;
