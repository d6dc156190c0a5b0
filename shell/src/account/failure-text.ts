import { isErrorCode } from '@gvg/contracts/errors';
import type { I18n } from '@gvg/i18n';

/** Returns why a sign-in failed: the sign-in text of the code, else its general text; GENERAL_ERROR for an unknown code. */
export function failureText(i18n: Pick<I18n, 't' | 'exists'>, code: string): string {
  const known = isErrorCode(code) ? code : 'GENERAL_ERROR';
  const own = `failures.${known}`;
  return i18n.exists(own, { ns: 'account' }) ? i18n.t(own, { ns: 'account' }) : i18n.t(known, { ns: 'errors' });
}
