import { useLocation } from '@gvg/router';
import { useEffect } from 'react';
import { focusElement } from './focus-element.ts';
import { whenPresent } from './when-present.ts';

/** Path on screen, for all roots of the page; undefined in a new document, whose focus the browser decides. */
let shownPath: string | undefined;

/** Heading of the page; the containers of other remotes are hidden. */
const pageHeading = () =>
  [...document.querySelectorAll<HTMLElement>('main h1')].find((heading) => heading.closest('[hidden]') === null) ??
  null;

/** After a navigation to another page, moves the focus to its heading, unless the user has moved it or the address names a section. */
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
