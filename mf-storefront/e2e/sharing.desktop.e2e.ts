import { testSharing } from './support/sharing.ts';

testSharing(async (page, name) => {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
});
