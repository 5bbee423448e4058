// A removal request needs no age gate and no account, and has a status by number.
import { describe, expect, test } from 'vitest';
import { findBarriers } from './barriers.ts';
import { sizes, withoutBrowser } from './browser.ts';
import { setUpJourney } from './journey.ts';

describe.skipIf(withoutBrowser)('a removal request', () => {
  const journey = setUpJourney();

  test('has its form in the first response', async () => {
    const page = await fetch(`${journey.product.url}/removal`);
    expect(await page.text()).toMatch(/<h1[^>]*>Report or remove content/);
  });

  test('is requested from the age gate, and its status is found by number', async () => {
    const page = await journey.newcomer(sizes.phone);
    await page.goto(journey.product.url);
    const gate = page.getByRole('dialog', { name: 'For adults only' });
    await gate.getByRole('link', { name: 'Report or remove content' }).click();
    await page.getByRole('heading', { name: 'Report or remove content' }).waitFor();
    await gate.waitFor({ state: 'detached' });
    expect(await findBarriers(page)).toEqual([]);
    await page.getByLabel('Link or description').fill('A picture of me in a red coat');
    await page.getByLabel('Your name').fill('Ada Quill');
    await page.getByLabel('Your email').fill('ada@example.org');
    const send = page.getByRole('button', { name: 'Send request' });
    await send.click();
    await page.getByText('Please confirm this statement.').waitFor();
    await page.getByRole('checkbox').check();
    await send.click();
    const thanks = page.getByRole('heading', { name: 'Thank you' });
    await thanks.waitFor();
    await expect.poll(() => page.evaluate('scrollY')).toBe(0);
    const number = await page.getByText(/^VR(-\w{4}){4}$/).innerText();
    await page.getByRole('link', { name: 'Track this report' }).click();
    await page.getByRole('heading', { name: `Report ${number}` }).waitFor();
    await page.getByRole('heading', { name: 'In review' }).waitFor();
    expect(await gate.count()).toBe(0);
  });
});
