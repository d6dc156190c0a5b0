import { testSectionLinks } from './support/sections.ts';

testSectionLinks(async (page, name) => {
  await page.getByRole('button', { name: /Mở menu|Open the menu/ }).tap();
  await page.getByRole('dialog').getByRole('link', { name, exact: true }).tap();
});
