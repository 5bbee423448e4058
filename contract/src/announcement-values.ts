// Values of announcements that the page imports, too. No validator is imported.
export const ANNOUNCEMENT_TONES = ['info', 'good', 'warning'] as const;
export const ANNOUNCEMENT_AUDIENCES = ['everyone', 'members'] as const;
export const MAX_ANNOUNCEMENT = { text: 200, link: 200, link_label: 40 } as const;
