import type { ApiError } from '@gvg/browser-kit';
import { useTranslation } from '@gvg/i18n';
import { ErrorState } from '@gvg/ui';
import { useStaffTexts } from '../texts/staff-texts.ts';

/** Shows the text of an API error code and a retry button. */
export function LoadError({ error, retry }: { error: ApiError; retry: () => void }) {
  const { t } = useStaffTexts();
  const { t: tError } = useTranslation('errors');
  return <ErrorState text={error.status === 0 ? t('list.offline') : tError(error.code)} onRetry={retry} />;
}
