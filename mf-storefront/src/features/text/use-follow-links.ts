import { isPagePath, splitLocale } from '@gvg/contracts/values/locale';
import { useNavigate } from '@gvg/router';
import type { MouseEvent } from 'react';

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Returns a click handler for markup with plain links, which opens pages of the shop without a reload. */
export function useFollowLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href') ?? '';
    if (!isPagePath(href) || link?.target || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(splitLocale(href).path);
  };
}
