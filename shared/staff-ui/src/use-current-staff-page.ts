import { useLocation } from '@gvg/router';
import { staffPages } from './staff-pages.ts';
import type { StaffPage } from './staff-pages.ts';
import { useStaffAreaTexts } from './texts.ts';

const isBelow = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`);

/** Returns the menu entry of the current page. */
export function useCurrentStaffPage(): StaffPage | undefined {
  const { pathname } = useLocation();
  return staffPages.find(({ path, alsoAt = [] }) => [path, ...alsoAt].some((each) => isBelow(pathname, each)));
}

/** Returns the menu's name of the current page. */
export function useCurrentPageName(): string {
  const current = useCurrentStaffPage();
  const { pages } = useStaffAreaTexts();
  return current === undefined ? '' : pages[current.name];
}
