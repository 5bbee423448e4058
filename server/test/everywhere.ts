// All public information about a character: every public call of the contract, the pages, the sitemaps, and a new chat.
import { calls } from '@velour/contract/calls.ts';
import { fillPath } from '@velour/contract/client.ts';
import type { Call } from '@velour/contract/endpoint.ts';
import type { Person, TestApp } from './app.ts';

interface About {
  readonly char_id: string;
  readonly creator_id: string;
  readonly dome_id: string;
  /** What it may be searched by. */
  readonly names: readonly string[];
}

/** Read by their addresses alone; a parameter that is none of ours finds nothing, which is an answer, too. */
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
    // The name in this address is free text, and is returned as it was sent.
    `/somebody/${params.char_id}/chat`,
  ];
}

/** In lower case, since addresses are. */
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

/** How many calls are made: a contract without public calls would prove nothing. */
export const countReadings = readings.length;
