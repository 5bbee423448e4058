// The demo site's record. Its links are placeholders, which the start reports.
import type { SiteRecord } from '../src/modules/sites/service.ts';

const at = (path: string) => `https://example.com/${path}`;

const networks = ['Discord', 'Telegram', 'X', 'Instagram', 'Threads', 'Bluesky', 'TikTok'];

export const demoRecord: Partial<SiteRecord> = {
  socials: networks.map((label) => ({ label, url: at(label.toLowerCase()) })),
  sister_apps: [
    { label: 'Velour Stories', url: at('stories') },
    { label: 'Velour Voices', url: at('voices') },
  ],
  affiliates_url: at('affiliates'),
  community_url: at('discord'),
  // Enough for a first character and two pictures.
  sign_up_tokens: 60,
};
