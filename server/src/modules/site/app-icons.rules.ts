// The web app manifest, which makes the page installable, and its icons.
import { patterns } from '@velour/contract/screens.ts';
import type { SiteRecord } from '../sites/service.ts';
import { words } from './app-icons.words.ts';

/** Side lengths in pixels. The mark of a maskable icon stays inside the circle that launchers never crop. */
export const ICONS = {
  'icon-192.png': { side: 192, fill: 1 },
  'icon-512.png': { side: 512, fill: 1 },
  'icon-maskable-512.png': { side: 512, fill: 0.72 },
  'apple-touch-icon.png': { side: 180, fill: 0.86 },
} as const;

export type IconName = keyof typeof ICONS;

export const isIcon = (name: string): name is IconName => Object.hasOwn(ICONS, name);

/** The dark theme's background, shown while the app opens. */
const GROUND = '#110b13';

export function manifestOf({
  name,
  tagline,
  logo_url,
}: Pick<SiteRecord, 'name' | 'tagline' | 'logo_url'>): object {
  return {
    id: '/',
    name,
    short_name: name.slice(0, 12),
    description: tagline,
    lang: 'en',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: GROUND,
    theme_color: GROUND,
    categories: ['entertainment', 'social'],
    icons: logo_url ? [{ src: logo_url, sizes: 'any' }] : ownIcons,
    shortcuts: [
      { name: words.chats, url: patterns.chats },
      { name: words.explore, url: patterns.home },
    ],
  };
}

const ownIcons = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  {
    src: '/icons/icon-maskable-512.png',
    sizes: '512x512',
    type: 'image/png',
    purpose: 'maskable',
  },
];
