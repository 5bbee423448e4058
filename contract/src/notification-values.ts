// The values of notifications that the page and the database share.

export const NOTIFICATION_TOPICS = [
  'reply_ready',
  'creation_ready',
  'character_reviewed',
  'report_decided',
  'plan_ending',
] as const;
export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number];
