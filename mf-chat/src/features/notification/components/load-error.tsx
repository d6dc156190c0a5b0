import type { ApiError } from '@gvg/browser-kit';
import { useTranslation } from '@gvg/i18n';
import { ErrorState } from '@gvg/ui';
import { useNotificationTexts } from '../../../texts/notification-texts.ts';

/** Shows the text of an API error code and a retry button. */
export function LoadError({ error, retry }: { error: ApiError; retry: () => void }) {
  const { t } = useNotificationTexts();
  const { t: tError } = useTranslation('errors');
  return <ErrorState text={error.status === 0 ? t('offline') : tError(error.code)} onRetry={retry} />;
}
