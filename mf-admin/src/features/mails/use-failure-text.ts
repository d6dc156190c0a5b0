import { useTranslation } from '@gvg/i18n';

/** A failure of the log: what a service answered by its text and its code, what a mail server said as it is. */
export function useFailureText(): (failure: string) => string {
  const { t } = useTranslation('errors');
  return (failure) => {
    const code = /^(?:content: )?(?<code>[A-Z]+(?:_[A-Z]+)+)$/.exec(failure)?.groups?.['code'];
    return code === undefined ? failure : `${t(code)} (${code})`;
  };
}
