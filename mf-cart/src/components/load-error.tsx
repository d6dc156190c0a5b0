import type { ApiError } from '@gvg/browser-kit';
import { useTranslation } from '@gvg/i18n';
import { ErrorState } from '@gvg/ui';
import { useTexts } from '../texts/use-texts.ts';

/** Shows the text of an API error code and a retry button. */
export function LoadError({ error, retry }: { error: ApiError; retry: () => void }) {
  const { t } = useTexts();
  const { t: tError } = useTranslation('errors');
  return <ErrorState text={error.status === 0 ? t('shop.offline') : tError(error.code)} onRetry={retry} />;
}
