// A conversation survives a reload, a second tab, a lost connection and a killed server.
import { isDeep } from '@velour/testing/depth.ts';
import { describe, expect, test } from 'vitest';
import { sizes, withoutBrowser } from './browser.ts';
import { openProxy, type TcpProxy } from './tcp-proxy.ts';
import { setUpJourney } from './journey.ts';
import {
  composer,
  lastMessageOf,
  openChat,
  send,
  untilAnswered,
  untilStreaming,
  messagesOf,
} from './chat.ts';

/** A message whose reply pauses in the middle. */
const storyOf = (what: string): string => `A story of ${what}, slowly, in 40 words, and wait.`;

describe.skipIf(withoutBrowser)('a conversation', () => {
  const journey = setUpJourney({ isShared: false });

  test('shows the whole reply after a reload in its middle', async () => {
    const long = storyOf('reloading');
    const page = await journey.adult(sizes.desktop);
    await openChat(page, 'Maren');
    await send(page, long);
    await untilStreaming(page, 'Maren');
    await page.reload();
    await untilStreaming(page, 'Maren');
    expect(await lastMessageOf(page, 'Maren').innerText()).not.toContain('that is all');
    await journey.model.resume();
    await untilAnswered(page, 'Maren', long);
    expect(await messagesOf(page, 'You').count()).toBe(1);
  });

  test('is the same in a second tab, during a reply and after it', async () => {
    const long = storyOf('two tabs');
    const page = await journey.adult(sizes.desktop);
    await openChat(page, 'Leila');
    const second = await page.context().newPage();
    await second.goto(page.url());
    await lastMessageOf(second, 'Leila').waitFor();
    await page.bringToFront();
    await send(page, long);
    await untilStreaming(page, 'Leila');
    await second.bringToFront();
    await second.getByRole('article', { name: 'You' }).getByText(long).waitFor();
    await untilStreaming(second, 'Leila');
    expect(await lastMessageOf(second, 'Leila').innerText()).not.toContain('that is all');
    await journey.model.resume();
    await untilAnswered(second, 'Leila', long);
    await send(second, 'And in 3 words?');
    await untilAnswered(second, 'Leila', 'And in 3 words?');
    await page.bringToFront();
    await untilAnswered(page, 'Leila', 'And in 3 words?');
    // Only visible messages are rendered, so both tabs show the latest ones.
    const [one, other] = await Promise.all(
      [page, second].map(async (tab) => [
        await tab.getByRole('article', { name: 'You' }).last().innerText(),
        await lastMessageOf(tab, 'Leila').innerText(),
      ]),
    );
    expect(one).toEqual(other);
  });

  test('that is deleted in one tab is gone from the other', async () => {
    journey.expectStatus(404);
    const page = await journey.adult(sizes.desktop);
    await openChat(page, 'Amara');
    const second = await page.context().newPage();
    await second.goto(page.url());
    await lastMessageOf(second, 'Amara').waitFor();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Delete this chat' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete chat' }).click();
    await page.getByText('Chat deleted').waitFor();
    await expect.poll(() => page.evaluate('document.activeElement?.id')).toBe('content');
    await second.bringToFront();
    await second.getByText('This chat doesn’t exist').waitFor();
  });

  test('restores the draft of each chat after a reload', async () => {
    const page = await journey.adult(sizes.desktop);
    await openChat(page, 'Maren');
    await composer(page).fill('I never told anyone that');
    await page.reload();
    await expect.poll(() => composer(page).inputValue()).toBe('I never told anyone that');
    await page.goto(journey.product.url);
    await openChat(page, 'Leila');
    expect(await composer(page).inputValue()).toBe('');
    await page.goBack();
    await page.goBack();
    await expect.poll(() => composer(page).inputValue()).toBe('I never told anyone that');
  });

  const overProxy = async (run: (proxy: TcpProxy) => Promise<void>): Promise<void> => {
    const proxy = await openProxy(journey.product.url);
    journey.expectBadNetwork();
    try {
      await run(proxy);
    } finally {
      await proxy.close();
    }
  };

  test('shows the whole reply after the connection was lost in its middle', () =>
    overProxy(async (proxy) => {
      const long = storyOf('a lost connection');
      const page = await journey.adult(sizes.phone, { at: proxy.url });
      await openChat(page, 'Amara');
      await send(page, long);
      await untilStreaming(page, 'Amara');
      proxy.cut();
      await page.context().setOffline(true);
      const state = page.getByRole('status').filter({ hasText: 'You’re offline' });
      await state.waitFor();
      expect(await state.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
      await page.getByText('AI', { exact: true }).waitFor();
      await journey.model.resume();
      proxy.mend();
      await page.context().setOffline(false);
      await untilAnswered(page, 'Amara', long);
      expect(await messagesOf(page, 'You').count()).toBe(1);
    }));

  test('sends a message written offline exactly once after reconnecting', () =>
    overProxy(async (proxy) => {
      const page = await journey.adult(sizes.phone, { at: proxy.url });
      await openChat(page, 'Amara');
      proxy.cut();
      await send(page, 'Are you there? In 6 words.');
      await page.getByText('Saved. Sends once you’re reconnected').waitFor();
      proxy.mend();
      await untilAnswered(page, 'Amara', 'Are you there? In 6 words.');
      await page.reload();
      await untilAnswered(page, 'Amara', 'Are you there? In 6 words.');
      expect(await messagesOf(page, 'You').count()).toBe(1);
    }));

  test('shows the whole reply after the server was killed in its middle', async () => {
    const long = storyOf('a kill');
    journey.expectBadNetwork();
    const page = await journey.adult(sizes.desktop);
    await openChat(page, 'Maren');
    await send(page, long);
    await untilStreaming(page, 'Maren');
    await journey.product.kill();
    await journey.product.start();
    await untilAnswered(page, 'Maren', long);
    await page.reload();
    await untilAnswered(page, 'Maren', long);
    expect(await messagesOf(page, 'You').count()).toBe(1);
  });

  // A stop is the gentler kind of the kill above.
  test.runIf(isDeep())(
    'continues after the server was restarted in the middle of a reply',
    async () => {
      journey.expectBadNetwork();
      const page = await journey.adult(sizes.desktop);
      await openChat(page, 'Maren');
      await send(page, 'Another one, slowly, in 40 words.');
      await untilStreaming(page, 'Maren');
      await journey.product.stop();
      await journey.product.start();
      await untilAnswered(page, 'Maren', 'Another one, slowly, in 40 words.');
      await send(page, 'Welcome back in 4 words.');
      await untilAnswered(page, 'Maren', 'Welcome back in 4 words.');
    },
  );
});
