// The origins of our own pages, for same-origin checks.

interface Deployment {
  readonly publicUrl: string | undefined;
  readonly isProduction: boolean;
}

/** The requested host, the public URL, and the page's development server. */
export function ownOrigins({
  publicUrl,
  isProduction,
}: Deployment): (origin: string, host: string) => boolean {
  const known = new Set([
    ...(publicUrl ? [new URL(publicUrl).origin] : []),
    ...(isProduction ? [] : DEVELOPMENT),
  ]);
  return (origin, host) =>
    known.has(origin) || origin === `http://${host}` || origin === `https://${host}`;
}

const DEVELOPMENT = [
  'http://127.0.0.1:5173',
  'http://127.0.0.1:5174',
  'http://localhost:5173',
  'http://localhost:5174',
];
