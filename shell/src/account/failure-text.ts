import { isErrorCode } from '@gvg/contracts/errors';
import type { I18n } from '@gvg/i18n';

/** Why a sign-in has failed: in the words of sign-in, else in those of the code; GENERAL_ERROR for what is no code. */
export function failureText(i18n: Pick<I18n, 't' | 'exists'>, code: string): string {
  const known = isErrorCode(code) ? code : 'GENERAL_ERROR';
  const own = `failures.${known}`;
  return i18n.exists(own, { ns: 'account' }) ? i18n.t(own, { ns: 'account' }) : i18n.t(known, { ns: 'errors' });
}
