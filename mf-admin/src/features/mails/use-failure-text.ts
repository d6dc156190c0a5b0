import { useTranslation } from '@gvg/i18n';
import { useStaffTexts } from '../../texts/staff-texts.ts';

/** Returns a callback that formats a failure: an error code as its translated text, the response of a mail server unchanged. */
export function useFailureText(): (failure: string) => string {
  const { t } = useTranslation('errors');
  const { t: staffText } = useStaffTexts();
  return (failure) => {
    const code = /^(?:content: )?(?<code>[A-Z]+(?:_[A-Z]+)+)$/.exec(failure)?.groups?.['code'];
    // The content of the mail was outdated when its turn came.
    if (code === 'ACTION_NOT_ALLOWED') return staffText('mails.outdated');
    return code === undefined ? failure : `${t(code)} (${code})`;
  };
}
