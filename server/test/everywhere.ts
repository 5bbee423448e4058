// Collects all public information about a character: public calls of the contract, pages, sitemaps, and a new chat.
import { calls } from '@velour/contract/calls.ts';
import { fillPath } from '@velour/contract/client.ts';
import type { Call } from '@velour/contract/endpoint.ts';
import type { Person, TestApp } from './app.ts';

interface About {
  readonly char_id: string;
  readonly creator_id: string;
  readonly dome_id: string;
  /** Names to search for. */
  readonly names: readonly string[];
}

/**
 * Calls that need no input except their path; an unknown parameter finds nothing, which is also a
 * response.
 */
const known: Record<string, Record<string, Call>> = calls;
const readings = Object.values(known)
  .flatMap((noun) => Object.values(noun))
  .filter(({ method, access }) => method === 'GET' && access === 'anyone');

const SITEMAPS = ['pages', 'characters', 'pictures'];

function addressesOf({ names, ...params }: About): string[] {
  const reads = readings.map(({ path, gateway }) => {
    const filled = fillPath(path.replace(/:(number|id)\b/, ':char_id'), params);
    return `${gateway === 'media' ? '/media-api' : '/api'}${filled}?host=pd`;
  });
  return [
    ...reads,
    ...names.map((name) => `/api/characters?host=pd&search=${encodeURIComponent(name)}`),
    ...SITEMAPS.map((level) => `/api/sitemap?host=pd&level=${level}`),
    ...['/sitemap.xml', '/', '/featured', `/creator/${params.creator_id}`],
    // The name in this path is free text, and is echoed.
    `/somebody/${params.char_id}/chat`,
  ];
}

/** In lower case, because paths are. */
export async function readEverywhere(app: TestApp, reader: Person, about: About): Promise<string> {
  const responses = await Promise.all(
    addressesOf(about).map(async (url) => {
      const headers = { authorization: `Bearer ${reader.token}` };
      return (await app.http.inject({ url, headers })).body;
    }),
  );
  const chat = await reader.chat
    .open({ body: { character_id: about.char_id, fresh: true } })
    .then(({ session_id }) => reader.chat.history({ params: { id: session_id }, query: {} }))
    .catch((error: Error) => error.message);
  return [...responses, JSON.stringify(chat)].join('\n').toLowerCase();
}

/** The number of calls made, since a test over no calls would prove nothing. */
export const countReadings = readings.length;
