import { expect, test } from '@gvg/testing/page-test';
import { firstAdmin, startSignedIn } from '@gvg/testing/site-calls';
import { keyboardOf, pointer } from './hands.ts';
import { countActions } from './staff-jobs.ts';
import type { StaffJob } from './staff-jobs.ts';

/** Tests that a job is done within its budget of actions, with a pointer and by keyboard alone. */
export function testStaffJob({ title, budget, prepare }: StaffJob): void {
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
