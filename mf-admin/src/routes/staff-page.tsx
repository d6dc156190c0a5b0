import { laterComponent, pageContext } from '@gvg/browser-kit';
import type { LoaderResult, PageRequest, PreloadablePage } from '@gvg/browser-kit';
import type { ComponentType } from 'react';
import { loadStaffTexts } from '../texts/staff-texts.ts';

/**
 * A page of the area with its texts, which belong to the i18n of the page in the browser. It is loaded only inside the area's frame, which shows it to staff
 * alone: nobody else's browser asks for it.
 */
export function staffPage(load: () => Promise<ComponentType>): PreloadablePage {
  const contents = new WeakMap<object, ComponentType>();
  const contentOf = (i18n: object): ComponentType => {
    const known = contents.get(i18n);
    if (known !== undefined) return known;
    const content = laterComponent(async () => (await Promise.all([load(), loadStaffTexts()]))[0]);
    contents.set(i18n, content);
    return content;
  };
  const StaffPage = () => {
    const Content = contentOf(pageContext().i18n);
    return <Content />;
  };
  StaffPage.preload = () => Promise.resolve();
  return StaffPage;
}

/** Servers render no person's data, so there is nothing to load; the title is the same for all pages (specification §2, Layout rules). */
export const staffLoader = ({ t }: PageRequest): Promise<LoaderResult> =>
  Promise.resolve({ status: 200, title: t('documentTitle') });
