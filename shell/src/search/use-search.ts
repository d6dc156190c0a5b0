import { useNavigate } from '@gvg/router';
import type { ClipboardEvent } from 'react';
import { isRouteDeployed } from '../page/menu-entries.ts';
import { usePageInfo } from '../page/page-info.tsx';
import { linkPath, searchPath } from './search-path.ts';

/**
 * Handles the text of a search field: a keyword opens the results; a link opens the form that requests external goods, as soon as it is
 * pasted.
 */
export function useSearch(onDone: () => void) {
  const navigate = useNavigate();
  const takesLinks = isRouteDeployed(usePageInfo(), '/user/cart');
  const open = (path: string) => {
    onDone();
    void navigate(path);
  };
  const linkOf = (text: string) => (takesLinks ? linkPath(text) : undefined);
  return {
    takesLinks,
    search: (text: string) => open(linkOf(text) ?? searchPath(text)),
    onPaste(event: ClipboardEvent) {
      const path = linkOf(event.clipboardData.getData('text'));
      if (path === undefined) return;
      event.preventDefault();
      open(path);
    },
  };
}
