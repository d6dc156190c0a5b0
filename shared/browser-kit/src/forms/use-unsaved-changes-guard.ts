import { useTranslation } from '@gvg/i18n';
import { useEffect } from 'react';

const questions = { vi: 'Bạn có thay đổi chưa lưu. Rời trang này?', en: 'You have unsaved changes. Leave this page?' };

/** Whether a click on `link` opens another page in this tab. */
const leavesPage = (event: MouseEvent, link: HTMLAnchorElement) =>
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || link.target === '_blank' || link.hasAttribute('download')) &&
  (link.origin !== location.origin || link.pathname + link.search !== location.pathname + location.search);

/** While `isDirty`, asks before a link, a reload or closing the tab discards the changes. */
export function useUnsavedChangesGuard(isDirty: boolean): void {
  const { i18n } = useTranslation();
  const question = questions[i18n.language === 'en' ? 'en' : 'vi'];
  useEffect(() => {
    if (!isDirty) return undefined;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    // On the way down to the link: before the routers of all roots handle it.
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
