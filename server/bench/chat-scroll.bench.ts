// Benchmark of a chat of a thousand messages on a slow CPU: the longest task while opening, scrolling, typing and sending.
import { launchBrowser, sizes } from '../../e2e/browser.ts';
import { composer } from '../../e2e/chat.ts';
import { lineAt, plantChats } from '../test/long-chat.ts';
import { openSlowPage, SLOWER } from './browser.ts';
import { traceFrames } from './frames.ts';
import { startProduct, temporaryFolder } from './processes.ts';

const MESSAGES = 1_000;
/** The longest acceptable interaction, in milliseconds. */
const LONGEST_MS = 200;
const SCROLLS = 40;

export async function run(): Promise<void> {
  const folder = await temporaryFolder();
  const settings = { DATA_DIR: folder.path, SEED: 'demo' };
  await (await startProduct(settings)).stop();
  const planted = await plantChats(
    folder.path,
    Object.keys(sizes).map(() => MESSAGES),
  );
  const product = await startProduct(settings);
  const browser = await launchBrowser();
  try {
    for (const [number, [where, size]] of Object.entries(sizes).entries()) {
      const slow = await openSlowPage(browser, product.url, {
        ...size,
        line: 'plain',
        adult: true,
      });
      const { page, devtools } = slow;
      // Scaled by calculation: the browser's throttling uses CPU time itself, more so on a busy
      // machine.
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await page.addInitScript(
        (visitor) => localStorage.setItem('velour.visitor', visitor),
        JSON.stringify({ jwt: planted.token, adult: true }),
      );
      await page.goto(product.url);
      const feed = page.getByRole('feed');
      const chat = `${product.url}/chats/${planted.session_ids[number] ?? ''}`;
      const measure = async (name: string, action: () => Promise<void>): Promise<void> => {
        const { longestTask } = await traceFrames(browser, page, action);
        const ms = longestTask * SLOWER;
        process.stdout.write(
          `  ${where.padEnd(8)} ${name.padEnd(18)} the longest task ${ms.toFixed(0)} ms by processor time × ${SLOWER} (goal ${LONGEST_MS} ms)  ${ms <= LONGEST_MS ? 'met' : 'NOT MET'}\n`,
        );
      };
      await measure('opening', async () => {
        await page.goto(chat);
        await feed.getByText(lineAt(MESSAGES)).waitFor();
      });
      await feed.hover();
      await measure('scrolling up', async () => {
        for (let at = 0; at < SCROLLS; at += 1) {
          await page.mouse.wheel(0, -2_500);
          await page.waitForTimeout(60);
        }
      });
      await measure('jumping to the end', async () => {
        await page.getByRole('button', { name: 'Jump to latest message' }).click();
        await feed.getByText(lineAt(MESSAGES)).waitFor();
      });
      await measure('typing', () =>
        composer(page).pressSequentially('Do you remember the boats?', { delay: 30 }),
      );
      await measure('sending', async () => {
        await page.getByRole('button', { name: 'Send', exact: true }).click();
        await feed.getByText('Do you remember the boats?').waitFor();
        await page.waitForTimeout(1_500);
      });
      await slow.close();
    }
  } finally {
    await browser.close();
    await product.stop();
    await folder.remove();
  }
}
