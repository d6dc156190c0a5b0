import { laterComponent, pageContext, readStored } from '@gvg/browser-kit';
import type { LoaderResult, PageRequest, PreloadablePage } from '@gvg/browser-kit';
import { accessTokenKey, isStaffToken } from '@gvg/contracts/identity/access-token';
import type { ComponentType } from 'react';
import { PageSkeleton } from '../area/page-skeleton.tsx';
import { loadStaffTexts } from '../texts/staff-texts.ts';

/** Guess before the session is confirmed. Always false on servers. */
function maybeStaff(): boolean {
  const shell = typeof window === 'undefined' ? undefined : window.__GVG_SHELL_V1__;
  return shell !== undefined && isStaffToken(readStored(accessTokenKey(shell.environment)) ?? '');
}

/**
 * Page of the area with its texts, which are added to the browser's i18n. Rendered only inside the layout, for staff. If the stored token is of staff, code and
 * texts are loaded, and `begin` starts its queries, while the session is being confirmed. Other users' browsers load nothing.
 */
export function staffPage(load: () => Promise<ComponentType>, begin?: () => void): PreloadablePage {
  const contents = new WeakMap<object, ComponentType>();
  const contentOf = (i18n: object): ComponentType => {
    const known = contents.get(i18n);
    if (known !== undefined) return known;
    const content = laterComponent(async () => (await Promise.all([load(), loadStaffTexts()]))[0], <PageSkeleton />);
    contents.set(i18n, content);
    return content;
  };
  const StaffPage = () => {
    const Content = contentOf(pageContext().i18n);
    return <Content />;
  };
  StaffPage.preload = () => {
    if (!maybeStaff()) return Promise.resolve();
    begin?.();
    // A failed load fails again, with a message, when the page is rendered.
    Promise.all([load(), loadStaffTexts()]).catch(() => undefined);
    return Promise.resolve();
  };
  return StaffPage;
}

/** Servers render no personal data, so there is nothing to load. The title is the same for all pages (specification §2, Layout rules). */
export const staffLoader = ({ t }: PageRequest): Promise<LoaderResult> =>
  Promise.resolve({ status: 200, title: t('documentTitle') });
