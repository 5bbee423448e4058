// Texts of announcements.
export const texts = {
  label: 'Announcement',
  close: 'Dismiss announcement',
  link: 'Learn more',
} as const;
