// Erasure on the embedded database removes a member's words from all of its files.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../src/platform/db/open.ts';
import { testApp } from './app.ts';
import { openBrowser, type TestBrowser } from './browser.ts';
import { cleanUp, placeEmbedded, quietLog } from './databases.ts';
import { createPuppetLlm, type PuppetLlm } from './fakes/fake-llm.ts';

const later = cleanUp();
const password = 'a long enough one';

/** Which of these words occur in which files of a directory. */
async function findWords(directory: string, words: readonly string[]): Promise<string[]> {
  const files = await readdir(directory, { recursive: true, withFileTypes: true });
  const found = await Promise.all(
    files.map(async (file) => {
      if (!file.isFile()) return [];
      const path = join(file.parentPath, file.name);
      const bytes = await readFile(path);
      return words.filter((word) => bytes.includes(word)).map((word) => `${word} in ${path}`);
    }),
  );
  return found.flat();
}

interface Talk {
  readonly browser: TestBrowser;
  readonly llm: PuppetLlm;
  readonly character_id: string;
  readonly text: string;
  readonly answer: string;
}

async function talk({ browser, llm, character_id, text, answer }: Talk): Promise<void> {
  await browser.safety.confirmAge({ body: { adult: true } });
  const { session_id: id } = await browser.chat.open({ body: { character_id } });
  await browser.chat.send({ params: { id }, body: { text } });
  await llm.answer(answer);
  await expect
    .poll(async () => (await browser.chat.read({ params: { id } })).is_replying, { interval: 10 })
    .toBe(false);
}

test('nothing that a member wrote in clear is in the files once the account is erased and its purge has run', async () => {
  const { dataDir } = await placeEmbedded(later);
  const database = await openDatabase({ dataDir, log: quietLog });
  later(() => database.close());
  const llm = createPuppetLlm();
  const app = await testApp({
    database,
    llm,
    later,
    runsJobs: true,
    filesIn: join(dataDir, 'files'),
  });

  const [local, name] = ['zylbrandtska', 'Quornafelline'];
  const [tagline, description, kept] = ['Wolkentrittig', 'Ambrosquill', 'Harbourlanternly'];
  const [said, answered] = ['Glimmerwhisk', 'Thornapplely'];
  const email = `${local}@example.com`;
  const browser = openBrowser(app);
  await browser.account.signUp({ body: { email, password } });
  await browser.account.confirmSignUp({ body: { email, code: await app.codeFor(email) } });
  const { token, user } = await browser.account.signIn({ body: { email, password } });
  browser.token = token;
  await browser.account.changeUser({ body: { name } });
  const by = { owner_id: user.id, visibility: 'private', is_official: false } as const;
  await app.addCharacter({ ...by, tagline, description: `She is the ${description} of the town.` });
  await app.addCharacter({ tagline: kept });
  await talk({
    browser,
    llm,
    character_id: await app.addCharacter({}),
    text: `I am ${said}ing.`,
    answer: answered,
  });
  await database.pool.query('analyze');
  await database.pool.query('checkpoint');

  // Chat texts are encrypted and indexed by keyed hashes: neither they nor their stems are in any
  // file.
  expect(await findWords(dataDir, [said, said.toLowerCase(), answered])).toEqual([]);
  const { messages } = await browser.chat.search({ query: {}, body: { text: said } });
  expect(messages).toHaveLength(1);

  const words = [local, name, tagline, description];
  const planted = (await findWords(dataDir, words)).map((found) => found.split(' ')[0]);
  expect(new Set(planted)).toEqual(new Set(words));

  await browser.account.deleteUser({ body: { when: 'now', password } });
  // The account is erased after ten seconds, and the purge follows.
  await expect
    .poll(() => findWords(dataDir, words), { timeout: 60_000, interval: 1_000 })
    .toEqual([]);
  expect((await findWords(dataDir, [kept])).length).toBeGreaterThan(0);
});
