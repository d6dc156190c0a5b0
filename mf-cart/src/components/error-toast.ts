import { pageContext, shellApi } from '@gvg/browser-kit';
import type { ApiError } from '@gvg/browser-kit';

/** Says in a toast why a write failed. */
export function toastError({ code }: ApiError): void {
  shellApi().toast({ kind: 'error', text: pageContext().i18n.t(code, { ns: 'errors' }) });
}
