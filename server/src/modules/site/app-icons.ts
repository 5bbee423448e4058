// The icons of the installed app, rendered from the SVG logo, once per process.
import { ICONS, type IconName } from './app-icons.rules.ts';

/** `readLogo` returns the logo as SVG, with a background that fills the square. */
export function createIcons(readLogo: () => Promise<Buffer>) {
  const made = new Map<IconName, Promise<Buffer>>();
  return {
    /** As PNG. Throws if the page is not built, since the build contains the logo. */
    icon(name: IconName): Promise<Buffer> {
      const known = made.get(name);
      if (known) return known;
      const making = readLogo().then((mark) => draw(mark, ICONS[name]));
      made.set(name, making);
      making.catch(() => made.delete(name));
      return making;
    },
  };
}

async function draw(mark: Buffer, { side, fill }: { side: number; fill: number }): Promise<Buffer> {
  // Loaded lazily: the codecs take a while to load, and most processes render no icon.
  const { default: sharp } = await import('sharp');
  const inner = Math.round(side * fill);
  const drawn = await sharp(mark, { density: 1_200 }).resize(inner, inner).png().toBuffer();
  if (fill === 1) return drawn;
  const [red = 0, green = 0, blue = 0] = await sharp(drawn)
    .extract({ left: Math.round(inner / 2), top: Math.round(inner / 16), width: 1, height: 1 })
    .raw()
    .toBuffer();
  const ground = { r: red, g: green, b: blue };
  return sharp({ create: { width: side, height: side, channels: 3, background: ground } })
    .composite([{ input: drawn }])
    .png()
    .toBuffer();
}
