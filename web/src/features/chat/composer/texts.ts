// Texts of suggested replies.
export const texts = {
  ask: 'Suggest a reply',
  label: 'Suggested replies',
  loading: 'Thinking of replies',
  none: 'Nothing came to mind. Try again after the next message.',
  close: 'Close suggestions',
  failed: 'We couldn’t suggest a reply. Please try again.',
} as const;
