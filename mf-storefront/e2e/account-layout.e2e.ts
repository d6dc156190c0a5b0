import { localePath } from '@gvg/contracts/values/locale';
import { bothLanguages } from './support/languages.ts';
import { expect, test } from '@gvg/testing/page-test';
import { beSignedIn, signInElsewhere, signUp, updateAccount } from './support/account.ts';
import { expectLayout } from './support/layout.ts';
import { openPage } from './support/pages.ts';

/** The browser reports rejections that the tests provoke. */
test.use({ provoked: /the server responded with a status of (401|403|409)/ });

const address = {
  fullName: 'Nguyễn Thu Hà',
  phone: '+819012345678',
  country: 'JP',
  region: 'Osaka',
  line: 'Namba 2-3-1, phòng 504',
  postcode: '542-0076',
  isDefault: true,
};

for (const path of ['/user/profile', '/user/change-password'])
  for (const language of bothLanguages) {
    test(`${path} has the layout of every page (${language})`, async ({ page, request }) => {
      const account = await signUp(request);
      await updateAccount(request, account, {
        addresses: [address, { ...address, fullName: 'Trần Minh', isDefault: false }],
      });
      await signInElsewhere(account);
      await beSignedIn(page, account);
      await openPage(page, localePath(language, path));
      await expect(
        page.getByRole('button', { name: /^(Đăng xuất mọi máy khác|Sign out all other devices)$/ }),
      ).toBeVisible();
      await expectLayout(page);
    });
  }
