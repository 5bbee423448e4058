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
  // Where the page runs in development: what one serves may call the APIs that another one does.
  origins: [5173, 5174].flatMap((port) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`]),
  // Enough for a first character and two pictures.
  sign_up_tokens: 60,
};
