import { useLocation } from '@gvg/router';
import { useEffect } from 'react';
import { focusElement } from './focus-element.ts';
import { whenPresent } from './when-present.ts';

/** Path on screen, for all roots of the page. Undefined in a new document, whose focus the browser determines. */
let shownPath: string | undefined;

/** Returns the heading of the page. Containers of other remotes are hidden. */
const pageHeading = () =>
  [...document.querySelectorAll<HTMLElement>('main h1')].find((heading) => heading.closest('[hidden]') === null) ??
  null;

/** After a navigation to another page, focuses its heading, unless the user has moved the focus or the address names a section. */
export function useHeadingFocus(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const isOtherPage = shownPath !== undefined && shownPath !== pathname;
    shownPath = pathname;
    if (!isOtherPage || location.hash !== '') return undefined;
    const focusBefore = document.activeElement;
    const isFocusMoved = () => document.activeElement !== focusBefore && document.activeElement !== document.body;
    return whenPresent(pageHeading, (heading) => {
      if (!isFocusMoved()) focusElement(heading);
    });
  }, [pathname]);
}
