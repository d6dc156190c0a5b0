import { laterComponent, pageContext, readStored } from '@gvg/browser-kit';
import type { LoaderResult, PageRequest, PreloadablePage } from '@gvg/browser-kit';
import { accessTokenKey, isStaffToken } from '@gvg/contracts/identity/access-token';
import type { ComponentType } from 'react';
import { PageSkeleton } from '../area/page-skeleton.tsx';
import { loadStaffTexts } from '../texts/staff-texts.ts';

/** Before it is confirmed who is signed in; never on servers. */
function maybeStaff(): boolean {
  const shell = typeof window === 'undefined' ? undefined : window.__GVG_SHELL_V1__;
  return shell !== undefined && isStaffToken(readStored(accessTokenKey(shell.environment)) ?? '');
}

/**
 * A page of the area with its texts, which belong to the i18n of the page in the browser. It is shown only inside the area's frame, to staff alone; where the
 * stored token is of staff it is loaded, and `begin` starts what it reads, while the session is being confirmed. Nobody else's browser asks for it.
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
    // What cannot be loaded now fails again, with a message, where the page is shown.
    Promise.all([load(), loadStaffTexts()]).catch(() => undefined);
    return Promise.resolve();
  };
  return StaffPage;
}

/** Servers render no person's data, so there is nothing to load; the title is the same for all pages (specification §2, Layout rules). */
export const staffLoader = ({ t }: PageRequest): Promise<LoaderResult> =>
  Promise.resolve({ status: 200, title: t('documentTitle') });
