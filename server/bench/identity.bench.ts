// Whether response times reveal accounts on a site with enumeration protection: known and unknown addresses side by side.
import { randomBytes, randomUUID } from 'node:crypto';
import { createPasswords, STRONG } from '../src/providers/identity/embedded/passwords.ts';
import { pool_account } from '../src/providers/identity/embedded/tables.ts';
import { createSitesService } from '../src/modules/sites/service.ts';
import { systemClock } from '../src/platform/clock.ts';
import { openDatabase } from '../src/platform/db/open.ts';
import { createIds } from '../src/platform/ids.ts';
import { startProduct, temporaryFolder } from './processes.ts';
import { median, percentile } from './talkers.ts';

/** Of each kind for each call; every answer takes a second, so all of them take some thirteen minutes. */
const SAMPLES = 1_000;
/** Few enough that their hashes are made well within the second. */
const AT_ONCE = 8;
/**
 * How often the slower of a known and an unknown address, taken at random, may be the known one: 0.5 is blind chance.
 * By chance alone a thousand of each stay within 0.04 of it all but one time in five hundred.
 */
const GOAL = 0.04;
const PASSWORD = 'never the right one';

const asks = {
  login: { path: 'auth/sign-in', body: { password: PASSWORD } },
  register: { path: 'auth/sign-up', body: { password: PASSWORD } },
  'forgot password': { path: 'auth/forgot-password', body: {} },
};

const known = (path: string, at: number): string =>
  `known-${path.replace('/', '-')}-${at}@example.com`;

/** A site with enumeration protection, and an account per sample and call: each address has its own limits. */
async function plantAccounts(dataDir: string): Promise<void> {
  const quiet = (): void => undefined;
  const log = { info: quiet, warn: quiet, error: quiet };
  const database = await openDatabase({ dataDir, log });
  try {
    await database.migrate();
    const { db } = database;
    const ids = createIds(systemClock);
    const sites = createSitesService({ db, clock: systemClock, ids, defaultSite: 'pd' });
    const { id: site_id } = await sites.ensureDefault();
    await sites.change(site_id, { hide_account_existence: true });
    const { hash } = createPasswords({ secret: randomBytes(32), cost: STRONG });
    const password_hash = await hash(PASSWORD);
    const now = new Date();
    for (const { path } of Object.values(asks)) {
      const rows = Array.from({ length: SAMPLES }, (_, at) => ({
        id: randomUUID(),
        site_id,
        email: known(path, at),
        name: `User_${at}`,
        password_hash,
        confirmed_at: now,
        created_at: now,
      }));
      await db.insert(pool_account).values(rows);
    }
  } finally {
    await database.close();
  }
}

interface PageRequest {
  readonly path: string;
  readonly body: object;
}

async function responseMs(
  url: string,
  { path, body }: PageRequest,
  email: string,
): Promise<number> {
  const began = performance.now();
  const reply = await fetch(`${url}/api/${path}?host=pd`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, email }),
  });
  await reply.text();
  const took = performance.now() - began;
  if (reply.status === 429 || reply.status >= 500)
    throw new Error(`${path} answered ${reply.status}`);
  return took;
}

/** Known and unknown ones in turn, so that whatever else happens on the machine happens to both. */
async function sample(url: string, request: PageRequest) {
  const times = { known: [] as number[], unknown: [] as number[] };
  let next = 0;
  const work = async (): Promise<void> => {
    for (let turn = next++; turn < 2 * SAMPLES; turn = next++) {
      const at = Math.floor(turn / 2);
      const kind = (turn + at) % 2 === 0 ? 'known' : 'unknown';
      const email =
        kind === 'known' ? known(request.path, at) : `unknown-${randomUUID()}@example.com`;
      times[kind].push(await responseMs(url, request, email));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return times;
}

/** How often one of these is greater than one of those, a tie being half: the rank statistic of Mann and Whitney. */
function shareGreater(these: readonly number[], those: readonly number[]): number {
  let greater = 0;
  for (const one of these)
    for (const other of those) greater += one > other ? 1 : one === other ? 0.5 : 0;
  return greater / (these.length * those.length);
}

export async function run(): Promise<void> {
  const folder = await temporaryFolder();
  try {
    await plantAccounts(folder.path);
    const product = await startProduct({
      DATA_DIR: folder.path,
      LLM_PROBE: 'off',
      IMAGE_PROBE: 'off',
    });
    try {
      for (const request of Object.values(asks))
        await responseMs(product.url, request, `first-${randomUUID()}@example.com`);
      for (const [name, request] of Object.entries(asks)) {
        const times = await sample(product.url, request);
        const share = shareGreater(times.known, times.unknown);
        const middle = { known: median(times.known), unknown: median(times.unknown) };
        const spread = percentile(times.unknown, 0.75) - percentile(times.unknown, 0.25);
        const isMet = Math.abs(share - 0.5) <= GOAL;
        process.stdout.write(
          `${name}: known ${middle.known.toFixed(1)} ms, unknown ${middle.unknown.toFixed(1)} ms, medians of ${SAMPLES}, half of all within ${spread.toFixed(1)} ms; the known one is slower in ${(100 * share).toFixed(1)} of 100 pairs (goal: ${100 * (0.5 - GOAL)} to ${100 * (0.5 + GOAL)})  ${isMet ? 'met' : 'NOT MET'}\n`,
        );
      }
    } finally {
      await product.stop();
    }
  } finally {
    await folder.remove();
  }
}
