import { firefoxPath, openFirefox } from '@gvg/testing/firefox';
import { expect, test } from '@gvg/testing/page-test';
import { pagePaths, pageStyles, recordViolations } from './support/styles-under-policy.ts';
import type { PageStyles } from './support/styles-under-policy.ts';

const expected: PageStyles = { violations: [], headerDisplay: 'flex', toast: { position: 'fixed', radius: '14px' } };

test.describe('in Chromium', () => {
  test.use({ provoked: /status of 404/ });

  for (const path of pagePaths) {
    test(`the policy allows all styles and scripts of ${path}`, async ({ page }) => {
      await page.addInitScript(`(${recordViolations})()`);
      await page.goto(path);
      expect(await page.evaluate(pageStyles)).toEqual(expected);
    });
  }
});

test.describe('injected code', () => {
  test.use({ provoked: /Content Security Policy/ });

  test('is blocked by the policy', async ({ page }) => {
    await page.addInitScript(`(${recordViolations})()`);
    await page.route('/', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace(
          '</head>',
          '<script>window.injected = 1</script><style>main { outline: 9px solid }</style></head>',
        ),
      });
    });
    await page.goto('/');
    expect(await page.evaluate('[window.injected, window.policyViolations.length]')).toEqual([undefined, 2]);
    expect(await page.evaluate("getComputedStyle(document.querySelector('main')).outlineStyle")).toBe('none');
  });
});

const firefoxProgram = firefoxPath();
if (firefoxProgram === undefined)
  process.stderr.write('Not tested in Firefox: none is installed (on Debian: apt-get install firefox-esr).\n');
else {
  test('in Firefox, the policy allows all styles and scripts', async ({ baseURL }) => {
    const firefox = await openFirefox(firefoxProgram, recordViolations);
    try {
      for (const path of pagePaths) {
        await firefox.goto(new URL(path, baseURL).href);
        expect(await firefox.evaluate<PageStyles>(pageStyles), path).toEqual(expected);
      }
    } finally {
      await firefox.close();
    }
  });
}
