// New terms: an admin schedules them; a member is asked once, reads them, and agrees.
import { randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { findBarriers } from './barriers.ts';
import { signUp } from './account.ts';
import { sizes, withoutBrowser } from './browser.ts';
import { setUpJourney } from './journey.ts';

describe.skipIf(withoutBrowser)('a member', () => {
  // Not shared, because a site's terms apply to everyone.
  const journey = setUpJourney({ isShared: false });

  test('is asked to agree to new terms, and not again', async () => {
    const { url } = journey.product;
    const ann = await journey.adult(sizes.phone);
    await signUp(ann, url, { email: `ann-${randomUUID()}@velour.example` });

    const admin = await journey.adult(sizes.desktop, {
      path: `/login?redirect=/admin/site#once=${inject('adminSignIn')}`,
    });
    await admin.getByLabel('Terms effective from').fill('2026-12-01');
    await admin.getByLabel('What changed').fill('We added gifts.');
    await admin.getByRole('button', { name: 'Save changes' }).click();
    await admin.getByText('Site saved.').first().waitFor();

    const gate = ann.getByRole('dialog', { name: 'We’ve updated our terms' });
    // A process notices a changed site record within five seconds.
    await expect
      .poll(async () => {
        await ann.goto(`${url}/`);
        await ann.getByRole('banner').waitFor();
        return gate.waitFor({ timeout: 3_000 }).then(
          () => true,
          () => false,
        );
      })
      .toBe(true);
    await gate.getByText('The new versions apply as of December 1, 2026').waitFor();
    await gate.getByText('We added gifts.').waitFor();
    expect(await findBarriers(ann)).toEqual([]);
    await gate.getByRole('button', { name: 'Agree and continue' }).click();
    await gate.waitFor({ state: 'detached' });
    await ann.reload();
    await ann.getByRole('banner').waitFor();
    expect(await gate.count()).toBe(0);
  });
});
