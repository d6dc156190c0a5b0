import { localePath } from '@gvg/contracts/values/locale';
import { expect, test } from '@gvg/testing/page-test';
import { bothLanguages } from './support/languages.ts';
import { openPage } from './support/pages.ts';

const pages = { vi: 'Các trang', en: 'Pages' } as const;

for (const language of bothLanguages) {
  for (const width of [320, 390, 599]) {
    test(`the pager stays on one row at ${width} px (${language})`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const number of [1, 2, 3]) {
        await openPage(page, localePath(language, number === 1 ? '/search' : `/search?page=${number}`));
        const entries = page
          .getByRole('navigation', { name: pages[language] })
          .getByRole('listitem')
          .filter({ visible: true });
        await expect(entries.first()).toBeVisible();
        const boxes = await entries.evaluateAll((items) =>
          items.map((item) => item.getBoundingClientRect().toJSON() as DOMRect),
        );
        expect(boxes.length).toBeGreaterThan(3);
        expect(new Set(boxes.map(({ y }) => Math.round(y))).size).toBe(1);
        expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width);
        const targets = page
          .getByRole('navigation', { name: pages[language] })
          .getByRole('link')
          .filter({ visible: true });
        for (const box of await targets.evaluateAll((links) =>
          links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect),
        )) {
          expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
        }
      }
    });
  }
}
