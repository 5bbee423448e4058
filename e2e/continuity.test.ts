// A conversation goes on, whatever happens: a reload, a second tab, a lost line, a killed server.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sizes, withoutBrowser } from './browser.ts';
import { layLine, type Line } from './line.ts';
import { reply } from './model.ts';
import { setStage } from './stage.ts';
import {
  composer,
  lastOf,
  meet,
  say,
  shown,
  untilAnswered,
  untilItComes,
  wordsOf,
} from './talk.ts';

/** Waits in its middle for accidents; of its own for each try, since the model tells it differently the next time. */
const storyOf = (what: string): string =>
  `A story of ${what} (${randomUUID().slice(0, 8)}), slowly, in 40 words, and wait.`;

describe.skipIf(withoutBrowser)('a conversation', () => {
  const stage = setStage({ isShared: false });

  test('that is reloaded in the middle of a reply shows it whole in the end', async () => {
    const long = storyOf('reloading');
    const page = await stage.adult(sizes.desktop);
    await meet(page, 'Maren');
    await say(page, long);
    await untilItComes(page, 'Maren');
    await page.reload();
    await untilItComes(page, 'Maren');
    expect(await lastOf(page, 'Maren').innerText()).not.toContain('that is all');
    await stage.model.goOn();
    await untilAnswered(page, 'Maren', long);
    expect(await wordsOf(page, 'You').count()).toBe(1);
  });

  test('is the same in a second tab, while the reply comes and when it has ended', async () => {
    const long = storyOf('two tabs');
    const page = await stage.adult(sizes.desktop);
    await meet(page, 'Leila');
    const second = await page.context().newPage();
    await second.goto(page.url());
    await lastOf(second, 'Leila').waitFor();
    await page.bringToFront();
    await say(page, long);
    await untilItComes(page, 'Leila');
    await second.bringToFront();
    await second.getByRole('article', { name: 'You' }).getByText(long).waitFor();
    await untilItComes(second, 'Leila');
    expect(await lastOf(second, 'Leila').innerText()).not.toContain('that is all');
    await stage.model.goOn();
    await untilAnswered(second, 'Leila', long);
    await say(second, 'And in 3 words?');
    await untilAnswered(second, 'Leila', 'And in 3 words?');
    await page.bringToFront();
    await untilAnswered(page, 'Leila', 'And in 3 words?');
    // The stream draws only what is in view, so the newest words of both sides are what both tabs show.
    const [one, other] = await Promise.all(
      [page, second].map(async (tab) => [
        await tab.getByRole('article', { name: 'You' }).last().innerText(),
        await lastOf(tab, 'Leila').innerText(),
      ]),
    );
    expect(one).toEqual(other);
  });

  test('keeps what is half written through a reload, apart for each chat', async () => {
    const page = await stage.adult(sizes.desktop);
    await meet(page, 'Maren');
    await composer(page).fill('I never told anyone that');
    await page.reload();
    await expect.poll(() => composer(page).inputValue()).toBe('I never told anyone that');
    await page.goto(stage.product.url);
    await meet(page, 'Leila');
    expect(await composer(page).inputValue()).toBe('');
    await page.goBack();
    await page.goBack();
    await expect.poll(() => composer(page).inputValue()).toBe('I never told anyone that');
  });

  const overLine = async (journey: (line: Line) => Promise<void>): Promise<void> => {
    const line = await layLine(stage.product.url);
    stage.expectBadNetwork();
    try {
      await journey(line);
    } finally {
      await line.close();
    }
  };

  test('that loses its line in the middle of a reply comes back whole', () =>
    overLine(async (line) => {
      const long = storyOf('a lost line');
      const page = await stage.adult(sizes.phone, { at: line.url });
      await meet(page, 'Amara');
      await say(page, long);
      await untilItComes(page, 'Amara');
      line.cut();
      await page.context().setOffline(true);
      await page.getByText('You’re offline. What you write is saved.').waitFor();
      await stage.model.goOn();
      line.mend();
      await page.context().setOffline(false);
      await untilAnswered(page, 'Amara', long);
      expect(await wordsOf(page, 'You').count()).toBe(1);
    }));

  test('sends what was written without a line exactly once when it is back', () =>
    overLine(async (line) => {
      const page = await stage.adult(sizes.phone, { at: line.url });
      await meet(page, 'Amara');
      line.cut();
      await say(page, 'Are you there? In 6 words.');
      await page.getByText('Saved. Sends when you’re back online').waitFor();
      line.mend();
      await untilAnswered(page, 'Amara', 'Are you there? In 6 words.');
      await page.reload();
      await untilAnswered(page, 'Amara', 'Are you there? In 6 words.');
      expect(await wordsOf(page, 'You').count()).toBe(1);
    }));

  test('whose server is killed in the middle of a reply has the message, the part, and another try', async () => {
    const long = storyOf('a kill');
    stage.expectBadNetwork();
    const page = await stage.adult(sizes.desktop);
    await meet(page, 'Maren');
    await say(page, long);
    await untilItComes(page, 'Maren');
    await stage.product.kill();
    await stage.product.start();
    await lastOf(page, 'Maren')
      .getByText(/^The reply was interrupted/)
      .waitFor({ timeout: 20_000 });
    const part = (await lastOf(page, 'Maren').innerText()).split('\n')[0] ?? '';
    expect(part.length).toBeGreaterThan(20);
    expect(shown(reply(long)).slice(0, part.length)).toBe(part);
    expect(await wordsOf(page, 'You').count()).toBe(1);
    await page.getByRole('button', { name: 'Try again' }).click();
    await lastOf(page, 'Maren')
      .getByText(shown(reply(long, 2)), { exact: true })
      .waitFor();
    await page.reload();
    await lastOf(page, 'Maren')
      .getByText(shown(reply(long, 2)), { exact: true })
      .waitFor();
    expect(await wordsOf(page, 'You').count()).toBe(1);
  });

  test('goes on over a server that is stopped and started again in the middle of a reply', async () => {
    stage.expectBadNetwork();
    const page = await stage.adult(sizes.desktop);
    await meet(page, 'Maren');
    await say(page, 'Another one, slowly, in 40 words.');
    await untilItComes(page, 'Maren');
    await stage.product.stop();
    await stage.product.start();
    await untilAnswered(page, 'Maren', 'Another one, slowly, in 40 words.');
    await say(page, 'Welcome back in 4 words.');
    await untilAnswered(page, 'Maren', 'Welcome back in 4 words.');
  });
});
