import { eventually } from '@gvg/testing/eventually';
import { expectNoHistoryLayers } from '@gvg/testing/history-layers';
import { expect } from '@gvg/testing/page-test';
import type { SitePerson } from '@gvg/testing/site-calls';
import type { Page } from '@playwright/test';
import { staff as texts } from '../../src/locales/en/staff/index.ts';
import type { Hands } from './hands.ts';
import { scrollsSideways } from './scrolls-sideways.ts';

const { anyAction, subject: subjectField } = texts.audit;

/** A record of the audit log by its words: what was done, and a field with its values before and after. */
export type AuditedChange = readonly [action: string, difference: string];

export interface AuditedSubject {
  staff: SitePerson;
  subject: string;
  /** All that were made to it since then, the newest first. */
  changes: readonly AuditedChange[];
  /** Default: the subject's beginning. */
  since?: Date;
}

/** The audit log of a subject, filtered by each action, shows the differences. */
export async function readAudit(
  page: Page,
  { press, choose }: Hands,
  { staff, subject, changes, since = new Date(0) }: AuditedSubject,
): Promise<void> {
  // Other services send their records as events.
  await eventually(async () => {
    const query = `subjectId=${subject}&from=${since.toISOString()}`;
    const { docs } = await staff.call<{ docs: object[] }>('GET', `/v1/audit?${query}`);
    expect(docs.length).toBeGreaterThanOrEqual(changes.length);
  });
  // What was saved before leaves its history entry in a later task, which would cancel the way to the log.
  await expectNoHistoryLayers(page);
  await page.goto(`/en/admin/audit?subject=${subject}`);
  await expect(page.getByRole('searchbox', { name: subjectField })).toHaveValue(subject);
  // On phones only.
  const filters = page.getByRole('button', { name: texts.list.filters, exact: true });
  if (await filters.isVisible()) await press(filters);
  for (const [index, [action, difference]] of changes.entries()) {
    const newer = changes.slice(0, index).filter(([each]) => each === action).length;
    await choose(page.getByLabel(anyAction), action);
    const record = page.getByRole('row').filter({ has: page.getByText(action, { exact: true }) });
    await press(record.nth(newer).getByRole('button'));
    const rest = page.getByRole('button', { name: /^Show all \d+ fields$/ });
    if (await rest.isVisible()) await press(rest);
    await expect(page.getByRole('row', { name: difference, exact: true })).toBeVisible();
  }
  expect(await scrollsSideways(page)).toBe(false);
}
