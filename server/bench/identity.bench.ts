// Benchmark of enumeration protection: whether response times reveal if an address has an account.
import { randomBytes, randomUUID } from 'node:crypto';
import { createPasswords, STRONG } from '../src/providers/identity/embedded/passwords.ts';
import { pool_account } from '../src/providers/identity/embedded/tables.ts';
import { createSitesService } from '../src/modules/sites/service.ts';
import { systemClock } from '../src/platform/clock.ts';
import { openDatabase } from '../src/platform/db/open.ts';
import { createIds } from '../src/platform/ids.ts';
import { startProduct, temporaryFolder } from './processes.ts';
import { median, percentile } from './talkers.ts';

/**
 * Samples per kind and call; every response takes a second, so all of them take about thirteen
 * minutes.
 */
const SAMPLES = 1_000;
/** Few enough that their password hashes are computed well within the second. */
const AT_ONCE = 8;
/**
 * The probability that the slower one of a known and an unknown address is the known one may differ
 * from 0.5 (chance) by this much. By chance alone, a thousand samples of each exceed it once in
 * five hundred runs.
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

/**
 * A site with enumeration protection, and one account per sample and call, because each address has
 * its own rate limits.
 */
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

/** Alternates between known and unknown addresses, so that noise on the machine affects both. */
async function sample(url: string, request: PageRequest) {
  const times = { known: [] as number[], unknown: [] as number[] };
  let next = 0;
  const work = async (): Promise<void> => {
    for (let round = next++; round < 2 * SAMPLES; round = next++) {
      const at = Math.floor(round / 2);
      const kind = (round + at) % 2 === 0 ? 'known' : 'unknown';
      const email =
        kind === 'known' ? known(request.path, at) : `unknown-${randomUUID()}@example.com`;
      times[kind].push(await responseMs(url, request, email));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return times;
}

/**
 * The probability that a value of the first sample is greater than one of the second, ties counting
 * half (Mann–Whitney U).
 */
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
