import { useTranslation } from '@gvg/i18n';
import { useHistoryLayer } from '@gvg/router';
import { useEffect, useRef } from 'react';

const questions = { vi: 'Bạn có thay đổi chưa lưu. Rời trang này?', en: 'You have unsaved changes. Leave this page?' };

/** Whether a click on `link` opens another page in this tab. */
const leavesPage = (event: MouseEvent, link: HTMLAnchorElement) =>
  !(
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    event.altKey ||
    link.target === '_blank' ||
    link.hasAttribute('download')
  ) &&
  (link.origin !== location.origin || link.pathname + link.search !== location.pathname + location.search);

/** While `isDirty`, asks before a link, the back button, a reload or closing the tab discards the changes. */
export function useUnsavedChangesGuard(isDirty: boolean): void {
  const { i18n } = useTranslation();
  const question = questions[i18n.language === 'en' ? 'en' : 'vi'];
  const isDiscarded = useRef(false);
  useHistoryLayer(() => {
    if (!confirm(question)) return false;
    isDiscarded.current = true;
    history.back();
    return true;
  }, isDirty);
  useEffect(() => {
    isDiscarded.current = false;
    if (!isDirty) return undefined;
    const onUnload = (event: BeforeUnloadEvent) => {
      // The previous page may be another document.
      if (!isDiscarded.current) event.preventDefault();
    };
    // In the capture phase, before the routers of all roots handle the click.
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || !leavesPage(event, link) || confirm(question)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('beforeunload', onUnload);
    addEventListener('click', onClick, { capture: true });
    return () => {
      removeEventListener('beforeunload', onUnload);
      removeEventListener('click', onClick, { capture: true });
    };
  }, [isDirty, question]);
}
