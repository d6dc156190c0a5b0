import type { ApiError } from '../api/api-error.ts';
import { pageContext } from '../shell/page-context.ts';
import { shellApi } from '../shell/shell-api.ts';

/**
 * How a failed write is reported (specification §8): the global error modal, a toast for writes that the user did not wait for, nothing
 * (the component shows `error` itself), or a function.
 */
export type ErrorReport = 'modal' | 'toast' | 'silent' | ((error: ApiError) => void);

export function reportFailedWrite(error: ApiError, report: ErrorReport = 'modal'): void {
  if (typeof report === 'function') report(error);
  else if (report === 'modal') shellApi().showError(error.code);
  else if (report === 'toast')
    shellApi().toast({ kind: 'error', text: pageContext().i18n.t(error.code, { ns: 'errors' }) });
}
