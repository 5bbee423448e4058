// The installable app: its manifest lists icons that exist, in the stated sizes.
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ICONS, isIcon, manifestOf, type IconName } from './app-icons.rules.ts';
import { createIcons } from './app-icons.ts';

const mark = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="#402040"/><circle cx="16" cy="16" r="8" fill="#e8798f"/></svg>',
);
const { icon } = createIcons(async () => mark);

test.each(Object.keys(ICONS) as IconName[])('%s has its size', async (name) => {
  const { width, height, format } = await sharp(await icon(name)).metadata();
  expect([width, height, format]).toEqual([ICONS[name].side, ICONS[name].side, 'png']);
});

test('a maskable icon is filled to its corners with the ground of the mark', async () => {
  const { data } = await sharp(await icon('icon-maskable-512.png'))
    .extract({ left: 1, top: 1, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...data]).toEqual([0x40, 0x20, 0x40]);
});

test('the manifest names only icons that are there', () => {
  const manifest = manifestOf({ name: 'Velour', tagline: 'x', logo_url: null });
  const named = JSON.stringify(manifest).match(/\/icons\/[\w.-]+/g) ?? [];
  expect(named.length).toBeGreaterThan(2);
  for (const path of named) expect(isIcon(path.replace('/icons/', ''))).toBe(true);
});

test('a site with a logo of its own is installed under that', () => {
  const manifest = manifestOf({ name: 'A very long name', tagline: 'x', logo_url: '/logo.svg' });
  expect(manifest).toMatchObject({
    name: 'A very long name',
    short_name: 'A very long ',
    icons: [{ src: '/logo.svg', sizes: 'any' }],
  });
});

test('an icon that could not be made is tried again', async () => {
  let tries = 0;
  const icons = createIcons(async () => {
    tries += 1;
    if (tries === 1) throw new Error('not built yet');
    return mark;
  });
  await expect(icons.icon('icon-192.png')).rejects.toThrow('not built');
  expect((await icons.icon('icon-192.png')).length).toBeGreaterThan(100);
});
