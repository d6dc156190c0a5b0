import { expect, test } from '@gvg/testing/page-test';
import { bothLanguages } from './support/languages.ts';
import { openPage, pagePaths } from './support/pages.ts';
import { smallFields, smallTargets } from './support/targets.ts';

for (const [name, pathOf] of pagePaths) {
  for (const language of bothLanguages) {
    test(`${name} has targets of at least 44 px and fields that iOS does not zoom into (${language})`, async ({
      page,
    }) => {
      await openPage(page, await pathOf(page, language));
      expect(await smallTargets(page)).toEqual([]);
      expect(await smallFields(page)).toEqual([]);
    });
  }
}

test('the filters of a list have targets of at least 44 px and fields that iOS does not zoom into', async ({
  page,
}) => {
  await openPage(page, '/search?type=NORMAL&inStock=true');
  await page.getByRole('button', { name: /Bộ lọc/ }).tap();
  await page.getByRole('dialog').waitFor();
  expect(await smallTargets(page)).toEqual([]);
  expect(await smallFields(page)).toEqual([]);
});
