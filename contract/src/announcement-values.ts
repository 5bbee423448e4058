// What an announcement can be, for the forms of the page as well. No validator is imported.
export const ANNOUNCEMENT_TONES = ['info', 'good', 'warning'] as const;
export const ANNOUNCEMENT_AUDIENCES = ['everyone', 'members'] as const;
export const MAX_ANNOUNCEMENT = { text: 200, link: 200, link_label: 40 } as const;
