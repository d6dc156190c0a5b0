import { expect, test } from '@gvg/testing/page-test';
import { firstAdmin, startSignedIn } from '@gvg/testing/site-calls';
import { keyboardOf, pointer } from './support/hands.ts';
import { countActions, staffJobs } from './support/staff-jobs.ts';

for (const { title, budget, prepare } of staffJobs) {
  for (const [by, handsOf] of [
    ['with a pointer', () => pointer],
    ['by keyboard alone', keyboardOf],
  ] as const) {
    test(`from the dashboard ${title} in at most ${budget} actions, ${by}`, async ({ page }) => {
      const admin = await firstAdmin();
      const work = await prepare(admin);
      await startSignedIn(page, admin);
      await page.goto('/en/admin/dashboard');
      const hands = countActions(handsOf(page));
      await work(page, hands);
      expect(hands.actions).toBeLessThanOrEqual(budget);
    });
  }
}
