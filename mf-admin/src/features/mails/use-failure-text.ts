import { useTranslation } from '@gvg/i18n';
import { useStaffTexts } from '../../texts/staff-texts.ts';

/** A failure of the log: what a service answered by its text and its code, what a mail server said as it is. */
export function useFailureText(): (failure: string) => string {
  const { t } = useTranslation('errors');
  const { t: staffText } = useStaffTexts();
  return (failure) => {
    const code = /^(?:content: )?(?<code>[A-Z]+(?:_[A-Z]+)+)$/.exec(failure)?.groups?.['code'];
    // When its turn came, what it would have said was no longer so.
    if (code === 'ACTION_NOT_ALLOWED') return staffText('mails.outdated');
    return code === undefined ? failure : `${t(code)} (${code})`;
  };
}
