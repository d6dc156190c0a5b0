import { pageContext, shellApi } from '@gvg/browser-kit';
import type { ApiError } from '@gvg/browser-kit';

/** Shows a toast with the error of a write that the page has shown in advance. */
export function toastError({ code }: ApiError): void {
  shellApi().toast({ kind: 'error', text: pageContext().i18n.t(code, { ns: 'errors' }) });
}
