import { randomUUID } from 'node:crypto';
import type { PageTemplateOf } from '@gvg/contracts/catalogue/http/page-templates';
import { expect } from '@gvg/testing/page-test';
import { firstAdmin, newStaffMember, startSignedIn } from '@gvg/testing/site-calls';
import type { Browser, Page } from '@playwright/test';
import { staff as texts } from '../../src/locales/en/staff/index.ts';
import { readAudit } from './audit.ts';
import type { Hands } from './hands.ts';

const { templates, form, audit } = texts;
const { fields, languages } = templates;

/** Holds back the drafts that a page sends; the returned function lets them pass. */
async function holdDrafts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\/v1\/page-templates\/\w+\/draft$/, async (route) => {
    if (route.request().method() === 'PUT') await held.promise;
    await route.continue();
  });
  return held.resolve;
}

async function openTemplate(page: Page, { _id }: { _id: string }) {
  await page.goto(`/en/admin/templates/${_id}`);
  const titleIn = (language: 'vi' | 'en') => page.getByLabel(`${fields.title} · ${languages[language]}`);
  await expect(titleIn('vi')).toBeVisible();
  return { titleIn, slug: page.getByLabel(fields.slug) };
}

/** Two of staff draft one text page at once: what one of them has changed is merged, and the second is asked about what both have. */
export async function shareTemplate(page: Page, hands: Hands, browser: Browser): Promise<void> {
  const { press, write, pick } = hands;
  const name = randomUUID().slice(0, 8);
  const [admin, colleague] = await Promise.all([firstAdmin(), newStaffMember()]);
  const template = await admin.call<PageTemplateOf<'PAGE'>>('POST', '/v1/page-templates', {
    type: 'PAGE',
    slug: `shared-${name}`,
    title: { vi: `Giờ mở cửa ${name}`, en: '' },
    body: { vi: '<p>Từ 9 giờ</p>', en: '' },
  });
  const secondContext = await browser.newContext();
  try {
    await startSignedIn(page, admin);
    await startSignedIn(secondContext, colleague);
    const second = await secondContext.newPage();
    const own = await openTemplate(page, template);
    const theirs = await openTemplate(second, template);

    await theirs.titleIn('vi').fill(`Giờ làm việc ${name}`);
    await theirs.titleIn('en').fill(`Working hours ${name}`);
    await expect(second.getByText(/draft saved/)).toBeVisible();

    const sendDrafts = await holdDrafts(page);
    await write(own.titleIn('en'), `Opening hours ${name}`);
    await write(own.slug, `hours-${name}`);
    sendDrafts();
    const question = page.getByRole('dialog', { name: form.conflict });
    await expect(question.getByRole('group')).toHaveText([/Title, English/]);
    await pick(question.getByRole('radio', { name: new RegExp(`Opening hours ${name}`) }));
    await press(question.getByRole('button', { name: form.saveChoice }));
    await expect(question).toHaveCount(0);
    await expect(own.titleIn('vi')).toHaveValue(`Giờ làm việc ${name}`);
    await press(page.getByRole('button', { name: templates.publish }));
    await expect(page.getByText('the shop shows version 2')).toBeVisible();
    expect(await admin.call('GET', `/v1/page-templates/${template._id}`)).toMatchObject({
      title: { vi: `Giờ làm việc ${name}`, en: `Opening hours ${name}` },
      slug: `hours-${name}`,
    });
    // The other one, who has typed nothing since, sees it without a reload.
    await expect(theirs.titleIn('en')).toHaveValue(`Opening hours ${name}`);
    await expect(theirs.slug).toHaveValue(`hours-${name}`);

    const changes = [
      [audit.actions['page-template'].publish, `title › English – Opening hours ${name}`],
      ['Add page template', `title › Vietnamese – Giờ mở cửa ${name}`],
    ] as const;
    await readAudit(page, hands, { staff: admin, subject: template._id, changes });
  } finally {
    await secondContext.close();
    await admin.call('PUT', `/v1/page-templates/status/${template._id}`, { isDeleted: true });
  }
}
